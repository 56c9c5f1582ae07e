export { ColorRoles } from "./color-roles.tsx";
export { ContrastTable } from "./contrast-table.tsx";
export { DoDont, Do, Dont } from "./do-dont.tsx";
export { KeyboardTable } from "./keyboard-table.tsx";
export { MotionSamples } from "./motion-samples.tsx";
export { Radii, Spaces, Strokes } from "./space-scale.tsx";
export { Ramps } from "./ramps.tsx";
export { Status } from "./status.tsx";
export { TypeSpecimen } from "./type-specimen.tsx";
