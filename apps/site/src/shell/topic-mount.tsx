import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { topicIds } from "./topics.ts";
import { usePart } from "./use-part.tsx";

const loadTopics = () => import("./topic-sheet.tsx");

/**
 * Handles the footer's anchors: a section of the page with that id, or else a sheet with the topic.
 * The state is in the address, so that it can be shared and closed by going back.
 */
export function TopicMount() {
  const location = useLocation();
  const navigate = useNavigate();
  const initialLocation = useRef(location);
  const [topic, setTopic] = useState<string>();

  useEffect(() => {
    // A section of the page with that id takes precedence; it exists only after rendering.
    const frame = requestAnimationFrame(() => {
      const id = location.hash.slice(1);
      const onPage = id !== "" && document.querySelector(`#${CSS.escape(id)}`) !== null;
      setTopic(topicIds.includes(id) && !onPage ? id : undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);

  const close = (): void => {
    // Opened on this page: goes back. Opened by its address: there is no entry to go back to.
    if (location === initialLocation.current) void navigate(location.pathname, { replace: true });
    else void navigate(-1);
  };
  return usePart({
    load: loadTopics,
    wanted: topic !== undefined,
    props: { topic, onClose: close },
  });
}
