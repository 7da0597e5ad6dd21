// jsdom's files cannot be read as streams, which is how the fake network reads a form that carries one.
Blob.prototype.stream ??= function stream(this: Blob) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      const reader = new FileReader();
      reader.onload = () => {
        controller.enqueue(new Uint8Array(reader.result as ArrayBuffer));
        controller.close();
      };
      reader.onerror = () => controller.error(reader.error);
      reader.readAsArrayBuffer(this);
    },
  });
};

export {};
