/** The conversation's part of the application, a chunk of its own; fetched once. */
const importChat = () => import("./chat.tsx");

let loading: ReturnType<typeof importChat> | undefined;

/** Fetches the conversation ahead of its opening. A failure is forgotten, so that the next call tries again. */
export function loadChat(): ReturnType<typeof importChat> {
  loading ??= importChat().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
