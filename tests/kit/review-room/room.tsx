/** A page with only the review room, for review-room.test.ts, because building a Storybook takes a minute. */
import { createRoot } from "react-dom/client";

import { ReviewRoom } from "../../../.storybook/review/review-room.tsx";
import { besideStorybook } from "../../../.storybook/review/source.ts";

import "../../../.storybook/preview.css";

const root = document.getElementById("root");
if (root) createRoot(root).render(<ReviewRoom source={besideStorybook} />);
