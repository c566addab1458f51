const { raw } = String;

/** Characters of a regular expression that it is listed by: the rest may change without a word here. */
export const LISTED_BY = 60;

/**
 * Regular expressions that can take more than in proportion to what they read, by file and by how they begin,
 * and why that does no harm. None that reads what the server is sent may stand here, but for a bound
 * that the server keeps. `bench proportion` reads texts of this kind, at the bound and at twice that, through the doors of these packages.
 */
export const BOUNDED: readonly {
  bound: string;
  files: Readonly<Record<string, readonly string[]>>;
}[] = [
  {
    bound:
      'A line, or a column of one, of a document: at most READING_LIMITS.characters in all, read in a thread (in the shell a program) that is ended when it takes too long. The server reads no documents.',
    files: {
      'packages/parser/src/contact/address/address-runs.ts': [
        raw`\d.*\p{L}|\p{L}.*[\d,]`,
        raw`,.*\P{N}$`,
        raw`^[^@:/]*\p{L}[^@:/]*$`,
      ],
      'packages/parser/src/contact/address/join-addresses.ts': [
        raw`^[\p{L}\p{N}._%+-]*@?[\p{L}\p{N}.-]*$`,
      ],
      'packages/parser/src/contact/address/read-address.ts': [raw`\s*[,()]\s*|\s+[–-]\s+|\s*\/\s*`],
      'packages/parser/src/contact/contact-patterns.ts': [
        raw`[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}`,
        raw`(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/(?:in|pub)\/[^\s`,
      ],
      'packages/parser/src/contact/contact-pieces.ts': [
        raw`(?:^|\s+)(?:Map-marker(?:-alt)?|Phone-[Aa]lt|Mobile-alt|Enve`,
        raw`(?<!\d)\s+[–—~]\s+|\s+[–—~]\s+(?!\d)|(?<!(?:^|[^\d])\(?(?:\+`,
        raw`\.\S*\/\S*-$|,.*\p{L}-$`,
        raw`[\s:.-]+$|['’]`,
        raw`\([^)]*\)`,
        raw`[\s.-]+$|['’]`,
        raw`^(?<word>\p{L}[\p{L}. -]{1,22}?)\s*[-–—]+\s*(?=[+(]?\d|\S+@)`,
      ],
      'packages/parser/src/contact/find-details.ts': [
        raw`\s*[|•·∙●▪◦⋅■]\s*|\s{2,}`,
        raw`[\s:：]+$`,
      ],
      'packages/parser/src/contact/links/find-links.ts': ['[.)]+$', '[.,;]+$'],
      'packages/parser/src/contact/links/find-other-links.ts': [
        raw`^https?:\/\/(?:www\.)?|^www\.|\/+$`,
        raw`\s*[|¦•·∙●▪◦⋅◆♦∣\uE000-\uF8FF]+\s*|,\s+|\s{2,}`,
        raw`(?<=^https?:\/\/[^/]+)\/$`,
        raw`[\s:：–—-]+$`,
      ],
      'packages/parser/src/contact/name/find-headline.ts': [raw`[^\p{L}\p{N})]+$`],
      'packages/parser/src/contact/name/find-name.ts': [
        raw`\s*(?:,|\||–|—|\s-\s|\((?![\p{L}\p{M}\p{Pd}\s.'’"“”]{2,20}\)`,
        raw`(?<=\p{L}\s+\p{L}[\p{L}.'’-]*)(?:\s+(?:\p{Lu}{2,4}|(?:\p{Lu}`,
      ],
      'packages/parser/src/dates/find-atoms.ts': [
        raw`(?<![\p{N}$€£]|\d[.,])(?:(?<iso>(?:19|20)\d{2})(?:[-./]|\s\/`,
      ],
      'packages/parser/src/dates/find-dates.ts': [
        raw`\(\s*\n\s*\)|[:,]\s+\n\s*$`,
        raw`^\s*[)\]]?\s*(?:\((?:expected|anticipated|exp\.?|voraussicht`,
        raw`^\s*(?:[-‐‑‒–—−―﹣－~→➔›»/]{1,3}|->|\.\.|(?:to|till|until|til|`,
        raw`^\s*[.,]?\s*(?:\(|(?:[-‐‑‒–—−―﹣－~→➔›»/]{1,3}|->|\.\.|(?:to|t`,
        raw`(?<![\p{L}])(?:since|starting|seit|ab|depuis|depuis le|a par`,
        raw`(?<![\p{L}])(?:until|till|up to|bis|jusqu'a|jusqu'en|hasta|a`,
        raw`(?:(?<![\p{L}])(?:start|started|begin|ca\.|circa|approx\.|ap`,
        raw`^\s*,?\s*onwards?(?![\p{L}])`,
      ],
      'packages/parser/src/entries/chunks.ts': [
        raw`\s*[|¦‖•·∙●▪◦⋅♦◆]\s*|\s+(?:@|\/\/)\s+|;\s+(?!\p{Lu}[\p{Lu}.]`,
        raw`(?<word>\p{L}+)\.$`,
        raw`[\s,;:|•·–—،，-]+$`,
      ],
      'packages/parser/src/entries/columns/extract-trailing.ts': [
        raw`\d(?:.*[-–—]|\s*[→➔]|\s+(?:to|till|until|til|through|thru|bi`,
      ],
      'packages/parser/src/entries/drop-remarks.ts': [raw`^[\s(<[–—:-]+|[\s)>\].,;–—-]+$`],
      'packages/parser/src/entries/field-labels/entry-label.ts': [raw`\([^)]*\)`],
      'packages/parser/src/entries/field-labels/take-labels.ts': [raw`\s*[|•·]\s*`],
      'packages/parser/src/entries/heads/credential-model.ts': [
        raw`\p{Lu}\p{L}+ (?:training|formation|formación|formacion|forma`,
      ],
      'packages/parser/src/entries/heads/head-pieces.ts': [
        raw`(?<comma>,\s+)|(?<dash>\s+[–—-]{1,2}\s+|\s*—\s*)|(?<slash>\s`,
      ],
      'packages/parser/src/evidence/word-score.ts': [
        "^[.'-]+|[.'-]+$",
        raw`\s*[,–·|/]\s*|\s+-\s+|[()]`,
        raw`\s.*\p{Ll}{4}[.!]$`,
      ],
      'packages/parser/src/headings/cut-run-in.ts': [raw`\s*[:.|](?=\s|$)|\s+[-–—](?=\s|$)`],
      'packages/parser/src/headings/heading-words.ts': [raw`(?<=\p{L}\s*)\([^()]*\)\s*$`],
      'packages/parser/src/headings/name-section.ts': [raw`\p{L}.*\(.*\p{L}`],
      'packages/parser/src/headings/index-headings.ts': [
        raw`\s*[,/|&+·•]\s*|\s+(?:and|und|et|y|e|en)\s+`,
      ],
      'packages/parser/src/lines/drop-decoration.ts': [
        raw`^(?<text>.+?)\s+[–—|·•-]\s+(?:page\s+)?\d{1,2}$`,
      ],
      'packages/parser/src/lines/join-wrapped.ts': [raw`https?:\/\/\S*$|\/\S*-$`],
      'packages/parser/src/result/write-sections.ts': [
        raw`^[^:：]{1,45}[:：]\s+(?<items>.+)$`,
        raw`,\s+(?![^()]*\))`,
      ],
      'packages/parser/src/sections/contents/cut-paragraph.ts': [
        raw`\S\s\(\p{Lu}[^()\d]*\p{Ll}[^()\d]*\)\.?$`,
        raw`;\s+|\s*[|•·]\s*`,
        raw`;\s+|\s*[|•·]\s*|,\s+`,
      ],
      'packages/parser/src/sections/contents/read-named.ts': [raw`,\s+|\s+[–—-]\s+`],
      'packages/parser/src/sections/contents/read-skills.ts': [
        raw`[,;](?![^()]*\))(?:\s+|$)|[、，；،؛](?![^()]*\))\s*|\s*[|•·∙●▪◦`,
        raw`\s+\/\s+(?![^()]*\))`,
        raw`[,;|•·](?![^()]*\))`,
        raw`[\s:：–—-]+$`,
      ],
      'packages/parser/src/sections/contents/skill-level.ts': [
        raw`\s+[-–—]\s+(?<level>[^-–—]+)$`,
        raw`\s*\(\d{1,2}\+?\s*(?:years?|yrs?|jahre?|ans?|años?|anos?|ann`,
      ],
      'packages/parser/src/sections/contents/study-sentence.ts': [
        raw`^(?<degree>.{2,80}?)\s+from\s+(?<school>\p{L}.*?)(?<rest>[\s`,
      ],
      'packages/parser/src/sections/contents/without-validity.ts': [
        raw`\s*[,;·|–—-]?\s*\(?\s*(?<!\p{L})(?:expires?|expiring|expiry(`,
      ],
      'packages/parser/src/lines/lead-markers.ts': [raw`\s*(?:[.·_]\s?){6,}$`],
      'packages/parser/src/sections/contents/study-labels.ts': [
        raw`(?<![\p{L}])\(?(?:cumulative |overall |major |final |c)?(?:g`,
      ],
      'packages/parser/src/sections/open/read-languages.ts': [
        raw`[,;、，；](?![^()]*\))(?:\s+|$)|\s*[|•·∙●▪◦⋅★☆■□○\uE000-\uF8FF]`,
        raw`\s*[:：]\s+|\s+[–—-]\s+|\s*\((?=[^()]*\)$)`,
        raw`\s+(?:and|und|et|y|e|en|&)\s+|\s*\/\s*`,
      ],
      'packages/parser/src/sections/open/read-memberships.ts': [raw`,\s+|\s+[–—-]\s+`],
      'packages/parser/src/sections/open/read-publications.ts': [
        '^(?<authors>[^“"]{3,300}?\\.?)\\s*[,:]?\\s*\\((?<year>(?:\\p{L}+\\',
        '[“"„«](?<title>[^”"“»]{6,}?)[.,]?[”"“»]',
        raw`(?<!\b\p{Lu})(?:\.|[\s,;:([])+$`,
        raw`,\s*&\s+|,\s*and\s+|[,;]\s+|\s+(?:and|und|et|y|e|en|&)\s+(?!`,
        raw`\s*[|•·]\s*$`,
        '[.,;]+$',
      ],
      'packages/parser/src/sections/open/read-references.ts': [
        raw`\s*[,|•·(]\s*|\s+[–—-]\s+`,
        raw`\s*[|•·]\s*`,
      ],
      'packages/read-back/src/text-fields.ts': [
        raw`[,;](?![^()]*\))(?:\s+|$)|[、，；،؛]\s*|\s*[|•·∙●▪◦]\s*`,
        raw`^(?<label>[^:：]{1,45}[:：])\s+(?<items>.+)$`,
      ],
    },
  },
  {
    bound:
      'A posting (MAX_POSTING on the server) or the text of a resume (MAX_RESUME_TEXT on the server); a proposal has 1,200 characters.',
    files: {
      'packages/keywords/src/candidates/lexicon-candidates.ts': [
        raw`^\s*(?:,\s*(?:and|or)?|and|or|\/|&|\+)\s*$`,
      ],
      'packages/keywords/src/candidates/mark-alternatives.ts': [
        raw`^\s*,?\s*(?:and\/)?or\s+(?:an? |the )?$`,
      ],
      'packages/keywords/src/candidates/named-patterns.ts': ['[.:-]+$'],
      'packages/keywords/src/candidates/phrases/phrase-source.ts': [
        raw`[\p{L}\p{N}][^.!?:]*$`,
        raw`\p{Lu}[\p{L}'-]*\s$`,
      ],
      'packages/keywords/src/candidates/phrases/slot.ts': [
        raw`([\p{L}'-]+)\s+(?:the |an? |our |your |their |its |all |any `,
      ],
      'packages/keywords/src/languages/french.ts': [
        '(?<=^...+)[sx]$',
        raw`\bcandidatures?\b.{0,60}(?:envoy|adress|mail|ligne|etudi|con`,
        raw`(?:^|[.;!?(]\s+|,\s+)([^.;!?:(),]{1,80}?)(?::\s+(?:non|jamai`,
      ],
      'packages/keywords/src/languages/german.ts': [
        '(?<=^.{4,})s?(?:kenntniss?|erfahrung)$',
        '(?<=^.{4,})(?:ung|(?<=ier)t)$',
        '(?<=^.{4,})(?:ern|em|en|er|es|e)$',
        '(?<=^.{3,}[bdfghklmnt])s$',
        '(?<=^.{4,})(?:est|(?<!i)er|en)$',
        raw`\bbewerbungsunterlagen\b|\bbewerbung(?:en)? (?:an|per|uber|u`,
        raw`\b(?:wir bieten|bieten wir|bietet|es erwartet|erwarten (?:di`,
        raw`(?:^|[.;!?(]\s+|,\s+)([^.;!?:(),]{1,80}?)(?::\s+(?:noch )?(?`,
      ],
      'packages/keywords/src/languages/spanish.ts': [
        raw`\b(?:envi(?:a|e|ar|anos|enos)|manda|mandanos)\b.{0,30}\b(?:c`,
        raw`(?:^|[.;!?(]\s+|,\s+)([^.;!?:(),]{1,80}?)(?::\s+(?:no|nunca|`,
      ],
      'packages/keywords/src/lexicon/written-as.ts': [
        raw`^$|[.!?\n]\s*$|[-*•]\s*$`,
        raw`(?:^|[,;:(|/•·"\n]\s*|\b(?:and|or|in|with|using|use|know|kno`,
      ],
      'packages/keywords/src/match/denials/negated-evidence.ts': [
        raw`(?:^|[.;!?:(]\s+|\s-\s)([^.;!?:()]{1,120}?)(?:,|\s+but|,? an`,
        raw`(?:^|[.;!?:,(]\s+|\s-\s|\b(?:and|but)\s+)([^.;!?:,()]{1,60}?`,
        raw`(?:^\W*|[.;]\s+)(hobb(?:y|ies)\s*:[^.;!?]*|I (?:cycle|hike|k`,
      ],
      'packages/keywords/src/match/duties/trade-index.ts': [raw`([\da-z]+)([A-Z])`],
      'packages/keywords/src/match/names/names-of.ts': [
        raw`\s+(?:certifications?|certificates?|certified|licen[sc]es?|l`,
        raw`(?<=\S\s+\S+)\s+(?:registers?|records?|reports?|schedules?|c`,
        raw`\s*\([^()]*\)\s*`,
        raw`\s*\([^()]*\)`,
        raw`(?:^|[,;:.\n]|\s(?:and|or)\s|[-*•]\s)\s*((?:[\w'-]+ ){1,3}?[`,
      ],
      'packages/keywords/src/match/ways.ts': [raw`\s*\/\s*`],
      'packages/keywords/src/posting/left-out/boilerplate.ts': [
        raw`equal[- ](?:employment[- ])?opportunit|affirmative action|\b`,
        raw`^\W*(?:free|paid|flexible|generous|competitive|subsidi[sz]ed`,
      ],
      'packages/keywords/src/posting/left-out/company.ts': [
        raw`(?<=^|[.!?:)\n•-] ?|\b[Aa]t |\b[Tt]he )\b((?:[A-Z][\w&.']+ )`,
        raw`\b((?:[A-Z][\w&.']+ ){0,3}[A-Z][\w&.']+),? (?:Inc|LLC|Ltd|Gm`,
        "[.']+s?$",
      ],
      'packages/keywords/src/posting/left-out/negated.ts': [
        raw`\bno +(?:[^.,;!?]{1,60}) +(?:is +|are +)?(?:required|needed|`,
      ],
      'packages/keywords/src/posting/left-out/page-chrome.ts': [
        raw`^(?:skip to (?:main )?(?:content|search|navigation)|keyboard`,
      ],
      'packages/keywords/src/posting/parts/heading.ts': [
        raw`\s*\([^()]*\)\s*`,
        raw`[\s:?.!*…-]+$`,
        '[!?]+$',
        raw`^([\p{L}][\p{L} '&/-]{2,40}):\s+(.+)$`,
      ],
      'packages/keywords/src/posting/parts/place-lines.ts': [raw`[\s:|-]+$`],
      'packages/keywords/src/text/list-scope.ts': [
        raw`[.!?](?:\s|$)|;|\n|:\s|\s-+\s|[()]|,?\s+(?:but|although|thou`,
      ],
      'packages/keywords/src/text/words.ts': [
        raw`(?<![A-Za-z\d])[A-Za-z](?:\/[A-Za-z])+(?![A-Za-z\d+#])|[A-Za`,
      ],
    },
  },
  {
    bound:
      'One value of an exported profile, read in the same thread as documents; the server reads no exports.',
    files: {
      'packages/imports/src/linkedin/read-profile.ts': [
        raw`\],\s*\[|,\s*(?=[A-Z_]+:)|,\s+|,(?=[^\s/?=&]+$)`,
      ],
    },
  },
];

/** Files that put one together while they are used, of words that have a bound: a quote of 300 characters, an abbreviation, a number or an address of ours. */
export const READ_WHEN_CALLED: readonly string[] = [
  'apps/web/src/platform/navigation/router/match-route.ts',
  'packages/keywords/src/match/meaning/look-alike.ts',
  'packages/proposals/src/find-quote.ts',
  'packages/readers/src/markdown/read-markdown.ts',
];
