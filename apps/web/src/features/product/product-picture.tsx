import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { PICTURES, type Picture, type PictureName } from './pictures.ts';

export type ProductPictureProps = { name: PictureName; caption: string };

/** A picture of the product, and what it shows. */
export function ProductPicture({ name, caption }: ProductPictureProps) {
  const words = useWords(en.product);
  const { src, width, height, phone }: Picture = PICTURES[name];
  return (
    <figure>
      <picture>
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
          alt={words.picture({ name })}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full rounded-md border border-hairline bg-panel"
        />
      </picture>
      <figcaption className="mt-3 text-pretty text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}
