/** Information security. ../README.md describes the format. */
export const SECURITY = `
@skill
packet analysis | packet capture
information security | cybersecurity | infosec | IT security
network security | perimeter security => information security
application security | AppSec | secure coding => information security
cloud security | CSPM => information security
endpoint security | endpoint protection | endpoint detection and response | EDR | XDR
vulnerability management | vulnerability assessment | vulnerability scanning
penetration testing | pen testing | ethical hacking
blue team | defensive security | +security operations | =SOC analyst | SecOps
incident response | CSIRT | IR plan
digital forensics | computer forensics | DFIR
threat intelligence | CTI | indicators of compromise | IOCs
security monitoring | log monitoring for threats | intrusion detection | IDS | IPS
SIEM | security information and event management => security monitoring
identity and access management | IAM | access management | identity management
privileged access management | PAM => identity and access management
single sign-on | SSO | SAML | federated identity => identity and access management
multi-factor authentication | MFA | two-factor authentication | 2FA => identity and access management
role-based access control | RBAC | least privilege => identity and access management
OAuth | OAuth2 | OpenID Connect | OIDC
cryptography | encryption | TLS
PKI | public key infrastructure | certificate authority => cryptography
data loss prevention | DLP
security awareness training | phishing simulation
security architecture | security engineering | +secure design
security audit | security assessments | IT audit | ITGC
GRC | governance risk and compliance | IT risk management
third-party risk | vendor risk management | TPRM
DevSecOps | +shift-left security
patch management | +patching
@tool
Splunk Enterprise Security => Splunk, SIEM ~ siem-tool
Microsoft Sentinel | Azure Sentinel => SIEM ~ siem-tool
QRadar ; ArcSight ; LogRhythm => SIEM ~ siem-tool
CrowdStrike ; SentinelOne ; Carbon Black ; Microsoft Defender => endpoint security ~
Nessus | Tenable ; Qualys ; Rapid7 => vulnerability management ~
Wireshark ; tcpdump => packet analysis
=Okta ; Auth0 ; Ping Identity ; SailPoint ; Entra ID | Azure AD | Azure Active Directory => identity and access management ~
CyberArk ; BeyondTrust => privileged access management
Palo Alto Networks ; FortiGate | Fortinet ; Cisco ASA => firewalls ~
firewalls | WAF => network security
@standard
ISO 27001 | ISO/IEC 27001 | ISMS | information security management system
NIST Cybersecurity Framework | NIST CSF | NIST framework
NIST 800-53 | NIST SP 800-53 ; NIST 800-171 ; RMF | Risk Management Framework
SOC 2 ; SOC 1 | SSAE 18
PCI DSS | PCI compliance
GDPR | General Data Protection Regulation | Data Protection Act => data privacy
CCPA | CPRA | California Consumer Privacy Act => data privacy
FedRAMP
OWASP => application security
MITRE ATT&CK | ATT&CK framework
Cyber Essentials
@skill
data privacy | data protection | privacy compliance | DPIA
@certificate
CISSP | Certified Information Systems Security Professional => information security
CISM | Certified Information Security Manager => information security
CISA | Certified Information Systems Auditor => security audit
CEH | Certified Ethical Hacker => penetration testing
OSCP | Offensive Security Certified Professional => penetration testing
CompTIA Security+ | Security+ | Security Plus => information security
CompTIA CySA+ | CySA+ => security monitoring
GIAC ; GSEC ; GCIH
CCSP | Certified Cloud Security Professional => cloud security
CIPP | Certified Information Privacy Professional ; CIPM => data privacy ~
`;
