import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { PICTURES, type Picture, type PictureName, type Screen } from './pictures.ts';

export type ProductPictureProps = { name: PictureName; caption: string };

/** A picture of the product in the theme of the page, and what it shows. */
export function ProductPicture({ name, caption }: ProductPictureProps) {
  const words = useWords(en.product);
  const { light, ...dark }: Picture = PICTURES[name];
  const alt = words.picture({ name });
  return (
    <figure>
      <ThemedPicture screen={dark} alt={alt} className={light ? 'light-theme:hidden' : ''} />
      {light && <ThemedPicture screen={light} alt={alt} className="light-theme:block hidden" />}
      <figcaption className="mt-3 text-pretty text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}

type ThemedPictureProps = { screen: Screen; alt: string; className: string };

/** One that is not shown is not fetched either. */
const ThemedPicture = ({ screen, alt, className }: ThemedPictureProps) => {
  const { src, width, height, phone } = screen;
  return (
    <picture className={className}>
      {phone && (
        <source
          media="(max-width: 39.99rem)"
          srcSet={phone.src}
          width={phone.width}
          height={phone.height}
        />
      )}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full rounded-md border border-hairline bg-panel"
      />
    </picture>
  );
};
