/** The blocks (React components) that the docs pages (MDX) in `packages/ui/src` and `stories` share. */
export { ColorRoles } from "./color-roles.tsx";
export { ContrastTable } from "./contrast-table.tsx";
export { DoDont, Do, Dont } from "./do-dont.tsx";
export { IconGallery } from "./icon-gallery.tsx";
export { KeyboardTable } from "./keyboard-table.tsx";
export { MotionSamples } from "./motion-samples.tsx";
export { Layers, Radii, Spaces, Strokes } from "./space-scale.tsx";
export { Ramps } from "./ramps.tsx";
export { Rows } from "./rows.tsx";
export { Status } from "./status.tsx";
export { TypeSpecimen } from "./type-specimen.tsx";
