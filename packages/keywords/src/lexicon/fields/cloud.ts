/** Cloud, DevOps and running systems. ../README.md describes the format. */
export const CLOUD = `
@tool
AWS | Amazon Web Services | Amazon AWS => cloud computing ~
Azure => cloud computing ~
Google Cloud => cloud computing ~
AWS EC2 | =EC2 => AWS
Amazon S3 | S3 => AWS, object storage
AWS Lambda | ?Lambda | Lambda functions => AWS, serverless
Amazon RDS | RDS | Amazon Aurora => AWS, relational databases
Amazon ECS | ECS | Fargate => AWS, containerization ~ container-platform
Amazon EKS | EKS => AWS, Kubernetes ~ container-platform
CloudFormation ; AWS CDK => AWS, infrastructure as code ~ iac-tool
Docker | Dockerfile => containerization
Kubernetes | K8s | kubectl => containerization, container orchestration ~ container-platform
OpenShift => Kubernetes ~ container-platform
?Helm | Helm charts => Kubernetes
Terraform | OpenTofu | Terragrunt => infrastructure as code ~ iac-tool
Ansible => configuration management ~
=Puppet => configuration management ~
?Chef | Chef Infra => configuration management ~
Jenkins => CI/CD ~
GitHub Actions => CI/CD, GitHub ~
GitLab CI | GitLab pipelines => CI/CD, GitLab ~
CircleCI ; Travis CI ; TeamCity => CI/CD ~
Argo CD | ?Argo ; FluxCD => GitOps ~ gitops
GitOps => CI/CD, Kubernetes
=Prometheus => system monitoring ~
Grafana => system monitoring ~
Datadog => system monitoring ~
New Relic ; AppDynamics ; Dynatrace ; Nagios ; Zabbix ; SolarWinds ; CloudWatch => system monitoring ~
Splunk ; Logstash ; Kibana => log management ~
Linux ~ operating-system
Red Hat Enterprise Linux | RHEL | Red Hat ; CentOS => Linux
Ubuntu ; Debian ; SUSE => Linux
Unix ; Solaris ; AIX ~ operating-system
NGINX ; Apache HTTP Server | Apache web server ; HAProxy ; IIS => web servers
HashiCorp Vault | ?Vault | +secrets management
@skill
cloud computing | cloud infrastructure | cloud services
cloud architecture | cloud-native
cloud migration | +lift and shift
DevOps
site reliability engineering | SRE
containerization | container technology
container orchestration
infrastructure as code | IaC | infrastructure automation
configuration management | config management
CI/CD | CICD | continuous integration | continuous delivery | continuous deployment | ?CI
release management | release engineering | software releases
serverless | function as a service
system monitoring | infrastructure monitoring | application monitoring
observability platforms
log management | log analysis | centralized logging
incident response on call | on-call rotation | incident management
SLOs | +service level objectives | SLI | error budget
SLA | service level agreement | SLA management
capacity planning | capacity management
disaster recovery | DR planning | business continuity | BCP | DRP | DR
backup and recovery | backup and restore | data backup
load balancing | F5 BIG-IP
object storage
web servers
SaaS | software as a service
@certificate
AWS Certified Solutions Architect | AWS Solutions Architect | SAA-C03 => AWS, cloud architecture
AWS Certified Developer ; AWS Certified SysOps Administrator ; AWS Certified DevOps Engineer => AWS
Azure Administrator Associate | AZ-104 => Azure
Certified Kubernetes Administrator | CKA => Kubernetes ~
Certified Kubernetes Application Developer | CKAD => Kubernetes ~
Red Hat Certified Engineer | RHCE => Linux
Red Hat Certified System Administrator | RHCSA => Linux
@tool
Podman => containerization
Veeam => backup and recovery
Commvault => backup and recovery
`;
