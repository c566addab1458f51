import { useEffect, useEffectEvent, useState } from 'react';

type DropAnywhereProps = {
  /** Text that is shown over the page while a file is dragged over it. */
  label: string;
  onDrop: (file: File) => void;
};

/** Takes a file that is dropped anywhere in the window. For the pointer only: there must be another way. */
export function DropAnywhere({ label, onDrop }: DropAnywhereProps) {
  const [isOver, setIsOver] = useState(false);

  const handle = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Without this the browser would open the file in the place of the page.
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
    if (file) onDrop(file);
  });
  // Without a related element the pointer has left the window.
  const handleLeave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (!relatedTarget) setIsOver(false);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', (event) => handle(event), { signal });
    window.addEventListener('drop', (event) => handle(event), { signal });
    window.addEventListener('dragleave', (event) => handleLeave(event), { signal });
    return () => listening.abort();
  }, []);

  return (
    isOver && (
      <p className="pointer-events-none fixed inset-2 z-50 flex items-center justify-center rounded-md border-2 border-accent border-dashed bg-desk/90 font-medium text-lg">
        {label}
      </p>
    )
  );
}
