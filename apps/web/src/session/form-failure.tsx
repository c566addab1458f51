import { Banner } from '#ui/notices/banner.tsx';

/** Says why a form was not taken, announced at once; nothing while there is nothing to say. */
export const FormFailure = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <Banner tone="bad">{text}</Banner>;
