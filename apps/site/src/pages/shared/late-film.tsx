import { useState } from "react";

import { usePart } from "../../shell/use-part.tsx";
import type { CallFilmProps } from "./call-film.tsx";

const load = () => import("./call-film.tsx").then(({ CallFilm }) => ({ default: CallFilm }));

/** A film whose player is loaded when the film is first `active`. Until it has loaded, renders nothing. */
export function LateFilm({ active, ...props }: CallFilmProps & { active: boolean }) {
  const [wanted, setWanted] = useState(false);
  if (active && !wanted) setWanted(true);
  return usePart({ load, wanted, props });
}
