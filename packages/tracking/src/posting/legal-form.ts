/** A legal form at the end of a name, behind a space or a comma. */
export const LEGAL_FORM =
  /[ ,](?:inc|llc|llp|ltd|limited|g?gmbh|ag|kg|se|e\.? ?v|sarl|sasu?|s\.?a|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|s\.?l|lda|ltda|plc|corp|pty|pvt|a\.s|s\.r\.o|oyj?|ab|a\/s|asa|eood|d\.o\.o|sp\. z o\.o)\.?(?: &? ?co\.?(?: kg)?)?$/iu;
