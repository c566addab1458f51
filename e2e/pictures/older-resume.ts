/** A resume as another program might print it, in two columns: what the import is shown reading. */
export const OLDER_RESUME = `<!doctype html>
<meta charset="utf-8">
<title>Resume</title>
<style>
  @page { size: letter; margin: 0.7in }
  body { font: 10pt/1.45 "Liberation Sans", Arial, sans-serif; color: #222; margin: 0 }
  main { display: grid; grid-template-columns: 2.1in 1fr; gap: 0.35in }
  h1 { font-size: 22pt; margin: 0 }
  h2 { font-size: 11pt; color: #1d5a7a; margin: 14pt 0 4pt; text-transform: uppercase; letter-spacing: 1px }
  p { margin: 0 0 3pt }
  ul { margin: 2pt 0 8pt; padding-left: 14pt }
</style>
<h1>Nora Whitfield</h1>
<p>Senior Software Engineer</p>
<main>
  <aside>
    <h2>Contact</h2>
    <p>Austin, Texas</p>
    <p>(512) 555-0147</p>
    <p>nora.whitfield@example.com</p>
    <p>linkedin.com/in/nora-whitfield</p>
    <h2>Skills</h2>
    <p>Python</p><p>PostgreSQL</p><p>Kubernetes</p><p>Kafka</p><p>Terraform</p>
    <h2>Education</h2>
    <p><b>Bachelor of Science in Computer Science</b></p>
    <p>University of Texas at Dallas</p>
    <p>08/2010 – 05/2014</p>
  </aside>
  <section>
    <h2>Experience</h2>
    <p><b>Senior Software Engineer</b>, Harbor Payments</p>
    <p>03/2020 – present · Austin, Texas</p>
    <ul>
      <li>Led the move of 14 settlement jobs to an event-driven service, cutting the nightly window from 6 hours to 35 minutes.</li>
      <li>Designed idempotent retries for card refunds; duplicate refunds fell from 40 a month to none in two years.</li>
      <li>Mentors four engineers and runs the on-call review every second week.</li>
    </ul>
    <p><b>Software Engineer</b>, Cedar &amp; Finch</p>
    <p>07/2016 – 02/2020 · Dallas, Texas</p>
    <ul>
      <li>Built the invoicing API used by 300 small businesses.</li>
      <li>Raised test coverage of the ledger from 31% to 88% and kept releases weekly.</li>
    </ul>
  </section>
</main>`;
