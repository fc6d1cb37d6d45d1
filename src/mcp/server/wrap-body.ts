/**
 * A response that calls `onEnd` when its body ends for any reason: read completely, failed, or cancelled
 * by the client.
 */
export function wrapBody(response: Response, onEnd: () => void): Response {
  const { status, headers } = response;
  const copied = new Headers(headers);
  if (!response.body) {
    onEnd();
    return new Response(null, { status, headers: copied });
  }
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        onEnd();
        controller.close();
      } catch (error) {
        onEnd();
        controller.error(error);
      }
    },
    cancel(reason) {
      onEnd();
      return reader.cancel(reason).catch(() => undefined);
    },
  });
  return new Response(body, { status, headers: copied });
}
