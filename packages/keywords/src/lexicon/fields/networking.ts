/** Networks, system administration and IT support. ../README.md describes the format. */
export const NETWORKING = `
@skill
network administration | network management | network engineering | NOC
computer networking | +networking | network fundamentals
routing and switching | -routers | routing protocols
LAN | local area network | LAN/WAN
SD-WAN | software-defined networking | SDN
VPN | virtual private network | IPsec | site-to-site VPN
VLAN | virtual LAN
TCP/IP | IP addressing | subnetting | IPv4 | IPv6
DNS | domain name system
DHCP
BGP ; OSPF ; EIGRP ; MPLS => routing and switching
Wi-Fi | wireless networking | WLAN | wireless LAN | 802.11
VoIP | voice over IP | IP telephony | unified communications
structured cabling | network cabling | Cat6 | patch panels
telecommunications | telecoms
network troubleshooting | network diagnostics
system administration | sysadmin | server administration
IT support | technical support for users | desktop support | -fixed laptops | fixing computers | -fixed computers
help desk | service desk | IT helpdesk | +first-line support | Tier 1 support => IT support
second-line support | Tier 2 support | 2nd line support => IT support
hardware troubleshooting | PC repair | computer hardware | +computer repair
ticketing system | +ticket management | +support tickets
ITSM | IT service management | IT service delivery
data center | data centre operations | server room
server virtualization | virtual machines | VMs | hypervisor
storage administration | SAN | storage area network
mobile device management | MDM administration
Intune ; Jamf ; AirWatch => mobile device management ~
user account management | account provisioning | password resets
@tool
Windows Server ~ operating-system
Windows 10 | Windows 11 | Microsoft Windows | Windows OS ~ operating-system
macOS | OS X ~ operating-system
Active Directory | AD DS
Group Policy | GPO => Active Directory
Microsoft 365 | Office 365 | O365 | M365 | MS 365
Exchange Server | Microsoft Exchange | Exchange Online
SharePoint
Microsoft Teams | MS Teams | ?Teams ~ chat-tool
?Slack ~ chat-tool
?Zoom ; Google Meet ; Webex ~ meeting-tool
Google Workspace | G Suite | Google Apps
VMware | vSphere | ESXi | vCenter => server virtualization ~
Hyper-V => server virtualization ~
Citrix | XenApp => server virtualization
SCCM | System Center Configuration Manager | MECM | Endpoint Configuration Manager
Cisco ~ network-vendor
=Juniper | Junos ; Aruba Networks ; Arista ; Meraki ~ network-vendor
Zendesk => ticketing system ~ service-desk-tool
Freshdesk ; Freshservice ; BMC Remedy ; ManageEngine => ticketing system ~ service-desk-tool
@standard
ITIL | IT Infrastructure Library => ITSM
@certificate
CCNA | Cisco Certified Network Associate => Cisco, routing and switching ~
CCNP | Cisco Certified Network Professional => Cisco, routing and switching ~
CompTIA A+ | A+ Certified => hardware troubleshooting, IT support
CompTIA Network+ | Network+ | Network Plus => network administration
MCSE | Microsoft Certified Systems Engineer => Windows Server
`;
