/** Libraries and frameworks of software. The format is told in ../README.md. */
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
Bootstrap CSS | Twitter Bootstrap | =Bootstrap => CSS ~ css-framework
Tailwind => CSS ~ css-framework
Webpack => JavaScript ~ bundler
?Vite ; Rollup.js => JavaScript ~ bundler
Node.js | ?Node | NodeJS => JavaScript, back-end development ~ server-framework
?Express | Express.js | ExpressJS => Node.js ~ node-framework
NestJS | Nest.js => Node.js, TypeScript ~ node-framework
=Fastify ; Koa.js => Node.js ~ node-framework
?Django | Django REST Framework | DRF => Python, back-end development ~ python-framework
?Flask => Python, back-end development ~ python-framework
FastAPI => Python, REST APIs ~ python-framework
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
Android => mobile development ~ mobile-platform
iOS | iPhone development | Xcode => mobile development ~ mobile-platform
GraphQL ~ api-style
gRPC | protobuf | protocol buffers ~ api-style
REST APIs | =REST => API development ~ api-style
=SOAP | SOAP web services | WSDL ~ api-style
OpenAPI | =Swagger | API documentation
=Postman ; SoapUI ~ api-test-tool
Kafka | Confluent => message queues ~ message-broker
RabbitMQ | AMQP => message queues ~ message-broker
Selenium => test automation ~ browser-test-tool
?Cypress | Cypress.io => test automation ~ browser-test-tool
?Playwright => test automation ~ browser-test-tool
?Cucumber | Gherkin ; SpecFlow => BDD
?Jest ; Vitest ; ?Mocha ; =Jasmine ; React Testing Library => unit testing, JavaScript ~ unit-test-tool
pytest => unit testing, Python ~ unit-test-tool
JMeter ; LoadRunner ; Gatling => performance testing ~ load-test-tool
WordPress ; WooCommerce => CMS ~ cms
Drupal => CMS, PHP ~ cms
Contentful ; Strapi ; Sitecore => CMS ~ cms
Adobe Experience Manager | AEM => CMS ~ cms
Magento | Adobe Commerce => e-commerce ~ shop-platform
Shopify => e-commerce ~ shop-platform
Power Apps | Power Platform
Power Automate | Microsoft Flow => workflow automation
`;
