// Entry point of the server: reads the settings, listens, prints its address, stops on a signal.
import { AssistantThread } from "./assistant/assistant-thread.ts";
import { createBuiltInEngine } from "./assistant/built-in-engine.ts";
import { run } from "./run.ts";

await run(async ({ assistantModel }, log) => {
  const assistant = new AssistantThread();
  const builtIn = createBuiltInEngine({ assistant });
  if (assistantModel === undefined) return builtIn;
  // Imported only where it is used: the AI SDK takes 15 MB.
  const { createModelEngine } = await import("./assistant/model-engine.ts");
  return createModelEngine({
    assistant,
    settings: assistantModel,
    fallback: builtIn,
    onFault: (fault) => log.warn(fault, "The model's answer was replaced, cut off or shortened"),
  });
});
