import { type DragEvent, type ReactNode, useState } from 'react';

type DropAreaProps = {
  label: string;
  /** Called with all files, of which a form may take the first. */
  onDrop: (file: File, all: readonly File[]) => void;
  className: string;
  children: ReactNode;
};

/** Takes files that are dragged here from outside the browser. For the pointer only: there must be another way. */
export function DropArea({ label, onDrop, className, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  function handleOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser would open the file in the place of the page.
    event.preventDefault();
    setIsOver(true);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const files = Array.from(event.dataTransfer.files);
    const [file] = files;
    if (file) onDrop(file, files);
  }

  return (
    <fieldset
      aria-label={label}
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={`min-w-0 ${className} ${isOver ? 'bg-raised' : ''}`}
    >
      {children}
    </fieldset>
  );
}
