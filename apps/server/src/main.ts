// Entry point of the server: selects the engine that answers in the chat. run.ts starts and stops the server.
import { AssistantThread } from "./assistant/assistant-thread.ts";
import { createBuiltInEngine } from "./assistant/built-in-engine.ts";
import { run } from "./start/run.ts";

await run(async ({ assistantModel }, log) => {
  const assistant = new AssistantThread();
  const builtIn = createBuiltInEngine({ assistant });
  if (assistantModel === undefined) return builtIn;
  // Imported only if a model is configured: the AI SDK takes 15 MB of memory.
  const { createModelEngine } = await import("./assistant/model-engine.ts");
  return createModelEngine({
    assistant,
    settings: assistantModel,
    fallback: builtIn,
    onFault: (fault) => log.warn(fault, "The model's answer was replaced, cut off or shortened"),
  });
});
