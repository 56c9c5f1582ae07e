// Starts the server: reads the settings, listens, prints where it is, stops on a signal.
import { createBuiltInEngine } from "./assistant/built-in-engine.ts";
import { siteContent } from "./assistant/content.ts";
import { DeciderThread } from "./assistant/decider-thread.ts";
import { createModelEngine } from "./assistant/model-engine.ts";
import { run } from "./run.ts";

await run(({ assistantModel }, log) => {
  const builtIn = createBuiltInEngine(siteContent, { decider: new DeciderThread() });
  return assistantModel === undefined
    ? builtIn
    : createModelEngine({
        content: siteContent,
        settings: assistantModel,
        fallback: builtIn,
        onFault: (fault) => log.warn(fault, "The assistant's model was not heard out"),
      });
});
