import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button, type ButtonProps } from '../buttons/button.tsx';
import { Banner } from './banner.tsx';

type RetryBannerProps = Pick<ButtonProps, 'size'> & { onRetry: () => void; children: ReactNode };

/** Says why something failed, announced at once, with Retry; `size` is that of the button. */
export function RetryBanner({ size, onRetry, children }: RetryBannerProps) {
  const words = useWords(en.common);
  return (
    <Banner
      tone="bad"
      action={
        <Button size={size} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
