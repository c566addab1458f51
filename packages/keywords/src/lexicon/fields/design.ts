/** Design, film, sound, writing and press. ../README.md describes the format. */
export const DESIGN = `
@skill
graphic design | visual communication design | -designed logos
UX design | +user experience | UX | UX/UI
UI design | interface design | visual design | UI
interaction design | IxD | micro-interactions
user research | UX research | usability research | user interviews | discovery research | +customer interviews
usability testing | user testing | usability studies
wireframing | +mockups | +wires
UX prototyping | interactive prototypes | clickable prototypes | high-fidelity prototypes
information architecture | +site maps | card sorting | sitemaps
design systems | +style guides | pattern library | design tokens | component library | UI kit
typography | +type design | typesetting
layout design | page layout | editorial design | publication design
print design | print production | pre-press | prepress files
illustration | +sketching
motion graphics | motion design | kinetic typography
animation
art direction | creative direction | creative concepts
web design | website design
fashion design | garment construction | pattern making | textile design
industrial design | product styling | +ergonomics
photography | -took pictures
photo editing | image editing | retouching
video production | videography | filming | +camera operation
video editing | film editing | post-production | footage editing
color grading | color correction
audio production | +sound design | audio editing | sound engineering
scriptwriting | screenwriting
journalism | +news writing | news reporting | investigative reporting
editing | copyediting | proofreading
creative writing | +storytelling | feature writing | article writing
user flows | task flows | user journeys | journey maps
UX writing | microcopy | UX copy
design sprints => facilitation
AP Style
@tool
Figma ; Adobe XD ; InVision => UX prototyping ~
Adobe Creative Cloud | Adobe Creative Suite | Adobe CC | Adobe Suite | Creative Cloud
Photoshop ; Lightroom => photo editing ~
Adobe Illustrator | ?Illustrator => graphic design
InDesign => layout design
?Canva ; =Procreate
After Effects => motion graphics
Premiere Pro | Adobe Premiere ; Final Cut Pro | Final Cut ; DaVinci Resolve => video editing ~
Pro Tools => audio production
Blender 3D | =Blender ; =Maya | Autodesk Maya => 3D modelling ~
Photoshop + Adobe Illustrator + InDesign => Adobe Creative Cloud
@tool
UserTesting => usability testing
`;
