import { PRODUCT_NAME } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { SOCIAL_LINKS } from './social-links.ts';

/** Below every page that has arrived: the product's name, the year, and where else it can be found. */
export function Footer() {
  const words = useWords(en.shell);
  return (
    <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t px-4 py-4 text-faint text-sm peer-has-data-page-loading:invisible peer-has-data-editor-foot:hidden max-sm:peer-has-data-foot-bar:hidden sm:px-8">
      <p>
        © {new Date().getUTCFullYear()} {PRODUCT_NAME}
      </p>
      <ul className="flex gap-1">
        {SOCIAL_LINKS.map(({ name, href, icon: Icon }) => (
          <li key={href}>
            <a
              href={href}
              title={words[name]}
              className="flex pointer-coarse:size-11 size-10 items-center justify-center rounded-md hover:bg-raised hover:text-ink"
            >
              <Icon size={18} aria-hidden />
              <span className="sr-only">{words[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
