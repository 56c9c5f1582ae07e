import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { topicIds } from "./topics.ts";
import { usePart } from "./use-part.tsx";

const loadTopics = () => import("./topic-sheet.tsx");

/**
 * What the footer's anchors lead to: a place on the page that has the name, otherwise a sheet with
 * that topic. The address says which: it can be shared, and going back closes it.
 */
export function TopicMount() {
  const location = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(location);
  const [topic, setTopic] = useState<string>();

  useEffect(() => {
    // The page's own places come first; they are known once it is drawn.
    const frame = requestAnimationFrame(() => {
      const id = location.hash.slice(1);
      const onPage = id !== "" && document.querySelector(`#${CSS.escape(id)}`) !== null;
      setTopic(topicIds.includes(id) && !onPage ? id : undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);

  const close = (): void => {
    // Opened from this page: back to where it was. Arrived with the address: nothing lies behind.
    if (location === arrived.current) void navigate(location.pathname, { replace: true });
    else void navigate(-1);
  };
  return usePart({
    load: loadTopics,
    wanted: topic !== undefined,
    props: { topic, onClose: close },
  });
}
