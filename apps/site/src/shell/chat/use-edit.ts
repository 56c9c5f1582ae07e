import { useCallback, useEffect, useState } from "react";

import { conversation } from "./conversation.ts";

/** The message that is being edited. */
interface Edit {
  readonly messageId: string;
  readonly text: string;
}

/**
 * Hook: edits a sent message in the composer. The draft of the next message is kept meanwhile. `edit` is null
 * while no message is being edited.
 */
export function useEdit() {
  const [edit, setEdit] = useState<Edit | null>(null);

  // Without a session the message cannot be edited: the chat was closed, the conversation was deleted here or in
  // another tab, or the server no longer has it.
  useEffect(
    () =>
      conversation.store.subscribe(({ session }) => {
        if (session === null) setEdit(null);
      }),
    [],
  );

  const begin = useCallback((messageId: string, text: string) => {
    // A running answer is stopped, because its question changes.
    conversation.stop();
    setEdit({ messageId, text });
  }, []);
  const cancel = () => setEdit(null);
  const change = (text: string) => setEdit((current) => current && { ...current, text });

  const submit = async (text: string): Promise<void> => {
    if (!edit) return;
    setEdit(null);
    const { sent } = await conversation.edit(edit.messageId, text);
    // The server refused the edit, or the connection was lost: the edited text is kept. Without a session, the
    // message no longer exists.
    if (!sent && conversation.store.getState().session !== null)
      setEdit((current) => current ?? { ...edit, text });
  };

  return { edit, begin, cancel, change, submit };
}
