import { useCallback, useEffect, useState } from "react";

import { conversation } from "./conversation.ts";

/** A message of the visitor's that is being changed. */
interface Edit {
  readonly messageId: string;
  readonly text: string;
}

/** Changing one's own message in the composer: the draft that was there waits meanwhile. */
export function useEdit() {
  const [edit, setEdit] = useState<Edit | null>(null);

  // A message goes with its conversation: closed, or deleted, here or in another tab.
  useEffect(
    () =>
      conversation.store.subscribe(({ session }) => {
        if (session === null) setEdit(null);
      }),
    [],
  );

  const begin = useCallback((messageId: string, text: string) => {
    // Whoever changes the question wants no more of its answer.
    conversation.stop();
    setEdit({ messageId, text });
  }, []);
  const cancel = () => setEdit(null);
  const change = (text: string) => setEdit((current) => current && { ...current, text });

  const submit = async (text: string): Promise<void> => {
    if (!edit) return;
    setEdit(null);
    const { sent } = await conversation.edit(edit.messageId, text);
    // Refused or lost: what was written is not.
    if (!sent) setEdit((current) => current ?? { ...edit, text });
  };

  return { edit, begin, cancel, change, submit };
}
