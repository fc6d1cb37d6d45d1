import { type DragEvent, type ReactNode, useState } from "react";

/**
 * A drop target for files and text. A button next to it has the same function for users without a pointer.
 */
export function DropTarget(props: {
  label: string;
  onFiles: (files: File[]) => void;
  onText?: (text: string) => void;
  children: ReactNode;
}) {
  const { label, onFiles, onText, children } = props;
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    const text = event.dataTransfer.getData("text/plain");
    if (files.length > 0) onFiles(files);
    else if (text !== "") onText?.(text);
  }
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex min-w-0 flex-col gap-3 rounded-md outline-offset-4 ${isOver ? "outline-2 outline-accent outline-dashed" : ""}`}
    >
      {children}
    </section>
  );
}
