import { useState } from "react";

import { usePart } from "../../shell/use-part.tsx";
import type { CallFilmProps } from "./call-film.tsx";

const load = () => import("./call-film.tsx").then(({ CallFilm }) => ({ default: CallFilm }));

/** A film whose player loads when the film is active for the first time. Until then nothing is rendered. */
export function LateFilm(props: CallFilmProps & { active: boolean }) {
  const [wanted, setWanted] = useState(false);
  if (props.active && !wanted) setWanted(true);
  return usePart({ load, wanted, props });
}
