// Starts the server: reads the settings, listens, prints where it is, stops on a signal.
import { AssistantThread } from "./assistant/assistant-thread.ts";
import { createBuiltInEngine } from "./assistant/built-in-engine.ts";
import { createModelEngine } from "./assistant/model-engine.ts";
import { run } from "./run.ts";

await run(({ assistantModel }, log) => {
  const assistant = new AssistantThread();
  const builtIn = createBuiltInEngine({ assistant });
  return assistantModel === undefined
    ? builtIn
    : createModelEngine({
        assistant,
        settings: assistantModel,
        fallback: builtIn,
        onFault: (fault) => log.warn(fault, "The assistant's model was not heard out"),
      });
});
