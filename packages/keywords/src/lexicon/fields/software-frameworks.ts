/** Libraries and frameworks of software. ../README.md describes the format. */
export const SOFTWARE_FRAMEWORKS = `
@tool
?React | React.js | ReactJS | React hooks => JavaScript, front-end development ~ web-framework
React Native => React, mobile development ~ mobile-framework
=Angular | AngularJS | Angular.js => TypeScript, front-end development ~ web-framework
Vue | Vue.js | VueJS => JavaScript, front-end development ~ web-framework
Next.js | NextJS => React ~ meta-framework
Nuxt | Nuxt.js => Vue ~ meta-framework
Redux => state management
jQuery => JavaScript
Bootstrap CSS | Twitter Bootstrap | =Bootstrap => CSS ~
Tailwind => CSS ~
Webpack => JavaScript ~
?Vite ; Rollup.js => JavaScript ~
Node.js | ?Node | NodeJS => JavaScript, back-end development ~ server-framework
?Express | Express.js | ExpressJS => Node.js ~
NestJS | Nest.js => Node.js, TypeScript ~
=Fastify ; Koa.js => Node.js ~
?Django | Django REST Framework | DRF => Python, back-end development ~
?Flask => Python, back-end development ~
FastAPI => Python, REST APIs ~
Ruby on Rails | RoR | ?Rails => Ruby, back-end development ~ server-framework
Laravel => PHP, back-end development
Spring Boot => Spring ~ java-framework
?Spring | Spring Framework | Spring MVC | Spring Cloud | Spring Security => Java ~ java-framework
Hibernate | JPA | Java Persistence API => Java, ORM
Maven ; Gradle => Java ~ build-tool
JUnit ; TestNG ; Mockito => Java, unit testing ~ unit-test-tool
Tomcat ; JBoss | WildFly ; WebSphere ; WebLogic => Java ~ application-server
.NET | dotnet => C# ~ server-framework
ASP.NET | Blazor => .NET
Entity Framework | EF Core => .NET, ORM
WPF | WinForms | Windows Forms | Windows Presentation Foundation => .NET
OpenCV => computer vision
?Unity | Unity3D | Unity engine => C#, game development ~ game-engine
Unreal Engine | =Unreal | UE4 | UE5 => C++, game development ~ game-engine
=Flutter => Dart, mobile development ~ mobile-framework
Android => mobile development ~
iOS | iPhone development | Xcode => mobile development ~
GraphQL ~ api-style
gRPC | protobuf | protocol buffers ~ api-style
REST APIs | =REST => API development ~ api-style
=SOAP | SOAP web services | WSDL ~ api-style
OpenAPI | =Swagger | API documentation
=Postman ; SoapUI ~ api-test-tool
Kafka | Confluent => message queues ~
RabbitMQ | AMQP => message queues ~
Selenium => test automation ~
?Cypress | Cypress.io => test automation ~
?Playwright => test automation ~
?Cucumber | Gherkin ; SpecFlow => BDD
?Jest ; Vitest ; ?Mocha ; =Jasmine ; React Testing Library => unit testing, JavaScript ~ unit-test-tool
pytest => unit testing, Python ~ unit-test-tool
JMeter ; LoadRunner ; Gatling => performance testing ~
WordPress ; WooCommerce => CMS ~
Drupal => CMS, PHP ~
Contentful ; Strapi ; Sitecore => CMS ~
Adobe Experience Manager | AEM => CMS ~
Magento | Adobe Commerce => e-commerce ~
Shopify => e-commerce ~
Power Apps | Power Platform
Power Automate | Microsoft Flow => workflow automation
`;
