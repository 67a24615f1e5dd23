"""The making of the world map, in the order of the work: plan, world, labels, warp, trace, check, anchors, drawing."""
