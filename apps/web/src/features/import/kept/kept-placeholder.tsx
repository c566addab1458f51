/** As high as the line of one review, until what is kept is known: the list below does not move then. */
export const KeptPlaceholder = () => <div aria-hidden className="mb-8 h-44 sm:h-31 lg:h-20" />;
