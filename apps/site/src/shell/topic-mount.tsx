import { loadFailure } from "@larkline/content/load-failure";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { fragmentId } from "./fragment-id.ts";
import { topicIds } from "./topics.ts";
import { usePart } from "./use-part.tsx";

const loadTopics = () => import("./topic-sheet.tsx");

/**
 * Tells the visitor that a topic could not be loaded. An alert, because it needs no further module. The fragment
 * stays in the URL, so that the topic opens after a reload.
 */
const onFailure = () => alert(loadFailure);

/**
 * Opens a sheet with a topic for an anchor of the footer. If the page has a section with that id, no sheet
 * opens, because the browser scrolls to the section. The URL's fragment determines whether a sheet is open,
 * so visitors can share it, or close it by going back.
 */
export function TopicMount() {
  const location = useLocation();
  const navigate = useNavigate();
  const [found, setFound] = useState({ id: "", location });
  // Closes the sheet in the same render in which another page appears, which then receives the focus.
  const topic = found.location === location && found.id !== "" ? found.id : undefined;

  useEffect(() => {
    // After rendering, because a section of the page with that id takes precedence.
    const frame = requestAnimationFrame(() => {
      const id = fragmentId(location.hash);
      const isTopic = topicIds.includes(id) && !document.querySelector(`#${id}`);
      setFound({ id: isTopic ? id : "", location });
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);

  const close = (): void => {
    // The router numbers its history entries, from 0 (`idx`). Going back from entry 0 could leave the site.
    const { idx }: { idx?: number } = history.state ?? {};
    if (idx === 0) void navigate(location.pathname, { replace: true });
    else void navigate(-1);
  };
  return usePart({
    load: loadTopics,
    // Another object after each click on an anchor, which therefore tries again after a failure.
    wanted: topic && location,
    onFailure,
    props: { topic, onClose: close },
  });
}
