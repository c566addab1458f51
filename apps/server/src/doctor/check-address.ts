import type { Report, Visit } from '#control/protocol.ts';
import {
  advice,
  type Check,
  type Finding,
  fault,
  ok,
  type Patient,
  reportOf,
  skipped,
} from './finding.ts';
import { isLoopback } from './is-private-host.ts';

/** Codes of Node for a certificate that it does not accept. */
const CERTIFICATE = /CERT|SIGNATURE|ALTNAME|SELF_SIGNED/u;

/** Looks at the address that people use: whether it leads to this server, and how the server sees what comes from there. */
export const checkAddress: Check = {
  name: 'address',
  look(patient) {
    const { publicUrl, host } = patient.settings;
    const report = reportOf(patient);
    if (report && report.publicUrl !== publicUrl) return [differs(report.publicUrl, publicUrl)];
    if (publicUrl === undefined) return [judgeNone(host)];
    if (report?.visit === undefined)
      return [skipped(`No server runs that could be asked for at ${publicUrl}.`)];
    return [judge(publicUrl, report, patient), ...judgeElsewhere(publicUrl, report)];
  },
};

const differs = (of = 'none', here = 'none') =>
  fault(
    `PUBLIC_URL of the server that runs is ${of}, and here it is ${here}.`,
    'Start the server again if the variable was changed since, or give the doctor the variables of the server.',
  );

const judgeNone = (host: string) =>
  isLoopback(host)
    ? ok('PUBLIC_URL is not set, and the server listens for this machine alone.')
    : advice(
        'PUBLIC_URL is not set: links lead to whatever host each request names, and no mail server can be used.',
        'Set PUBLIC_URL to the address that people use.',
      );

function judge(publicUrl: string, report: Report, patient: Patient): Finding {
  const { visit = {}, port } = report;
  if (visit.failure !== undefined) return judgeFailure(publicUrl, visit.failure);
  if (visit.seen === undefined) return judgeOther(publicUrl, visit, { port, patient });
  if (visit.seen.origin !== publicUrl)
    return fault(
      `What is sent to ${publicUrl} comes to the server as sent to ${visit.seen.origin}.`,
      'Have the proxy pass on Host and X-Forwarded-Proto as deploy/nginx.conf does, set TRUST_PROXY to the proxy, and PUBLIC_URL to what people type.',
    );
  if (visit.seen.isForwarded && !report.trustsProxy)
    return fault(
      `A proxy passes on what is sent to ${publicUrl}, and TRUST_PROXY is not set: everybody counts as one address and shares its limits.`,
      'Set TRUST_PROXY to the address of the proxy (loopback for one on this machine), or to the number of proxies.',
    );
  return ok(`${publicUrl} leads to this server.`);
}

function judgeFailure(publicUrl: string, code: string): Finding {
  if (CERTIFICATE.test(code))
    return fault(
      `The certificate of ${publicUrl} is not accepted (${code}).`,
      'Renew it, or have it name this host. One of an authority of your own is accepted once NODE_EXTRA_CA_CERTS of the server names that.',
    );
  return advice(
    `${publicUrl} cannot be reached from this machine (${code}).`,
    `Ask from another one: curl -i ${publicUrl}/healthz. If that fails too, correct PUBLIC_URL, the name in DNS, or the way to the proxy.`,
  );
}

function judgeOther(
  publicUrl: string,
  { status, location }: Visit,
  { port, patient }: { port: number; patient: Patient },
): Finding {
  if (location !== undefined)
    return fault(
      `${publicUrl} leads on to ${location}.`,
      'Set PUBLIC_URL to the address at which people arrive in the end.',
    );
  if (status === 200 && patient.postgres !== undefined)
    return advice(
      `${publicUrl} was answered ten times, and never by this server.`,
      'That is well where several servers share the address, and the proxy keeps each visitor at one. Otherwise see where it leads.',
    );
  return fault(
    `${publicUrl} was answered with status ${status} by something else than this server.`,
    `See that the name leads to this machine, and the proxy there to ${patient.settings.host} port ${port}.`,
  );
}

const judgeElsewhere = (publicUrl: string, { elsewhere }: Report): Finding[] =>
  elsewhere === undefined
    ? []
    : [
        advice(
          `Somebody came by ${elsewhere.origin} (${elsewhere.at}), where nothing can be saved: it is not PUBLIC_URL.`,
          `If that is an address of yours, have it lead on to ${publicUrl}, or set PUBLIC_URL to it and start the server again.`,
        ),
      ];
