/** The entry of an empty Vite application, into which the tests install the kit as another team would. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./App";

import "./index.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
