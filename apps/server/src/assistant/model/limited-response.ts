/** Maximum size of the endpoint's response in one step, in bytes. An answer with its tool calls has a few kB. */
const maxResponseBytes = 2 ** 20;

/**
 * `fetch` for the model's endpoint, which ends the response with an error beyond `maxResponseBytes`. An endpoint that
 * ignores the maximum number of tokens could otherwise fill the memory.
 *
 * @throws {Error} from the response's body, if it is too large.
 */
export async function fetchLimited(
  ...request: Parameters<typeof fetch>
): Promise<Awaited<ReturnType<typeof fetch>>> {
  const response = await fetch(...request);
  let bytes = 0;
  const limited = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxResponseBytes) controller.error(new Error("The response is too large"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(limited, response);
}
