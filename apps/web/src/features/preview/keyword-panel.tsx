type KeywordPanelProps = {
  /** What the resume is written for, as it was pasted; empty when nothing was. */
  jobDescription: string;
};

/** The place beside the paper for what a job description asks for. */
export const KeywordPanel = ({ jobDescription }: KeywordPanelProps) => (
  <aside
    aria-labelledby="keyword-panel-title"
    className="flex min-w-0 flex-col gap-2 rounded-md border border-hairline bg-panel p-6"
  >
    <h2 id="keyword-panel-title" className="font-serif text-lg">
      AI Keyword Targeting
    </h2>
    {jobDescription.trim() === '' ? (
      <p className="text-pretty text-muted text-sm">
        No job description provided. Paste one in the AI builder to see keyword analysis.
      </p>
    ) : (
      <>
        <p className="text-pretty text-muted text-sm">
          Your resume is not compared with this job description yet. It stays in this browser tab.
        </p>
        <blockquote className="wrap-anywhere whitespace-pre-line border-edge border-l-2 pl-4 text-sm">
          {jobDescription}
        </blockquote>
      </>
    )}
  </aside>
);
