/** The place of something that is still loading, in its final shape. Give it width and height by `className`. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div
    aria-hidden
    className={`animate-[breathe_1.6s_ease-in-out_infinite] rounded-md bg-raised ${className}`}
  />
);
