/** The duties that are asked for in every trade, and how people tell them. */
export const EVERY_TRADE = `
overtime management : overtime
shift work | night shifts | flexible hours : nights, shifts, rotating shifts, weekends work
weekend work : weekends, saturdays, sundays
lone working | working alone | independent working : alone, on my own, single-handed, lone
travel | willingness to travel | site travel : travel week/month/sites/abroad/across/customers, on the road
physical fitness | heavy lifting | lifting heavy loads : lift/carry kg/sacks/heavy/boxes/bags/25/50, on my feet
night work : nights
high-volume environment | fast-paced environment | busy environment : busy, rush, peak, hundred calls/orders/covers day, covers
multi-site | multiple sites | regional responsibility : sites/stores/branches/shops/depots/clinics three/four/five/six/seven/eight/nine/ten/12/all/between/across
remote work | hybrid working : from home, remotely
international experience | global teams | international teams | cross-cultural : countries, abroad, overseas, offshore team, time zones
languages | foreign languages | bilingual | multilingual : French, German, Spanish, Polish, Arabic, Portuguese, Italian, Urdu, Punjabi, Mandarin, Welsh, Romanian, Hindi, Turkish, Russian
written English | writing skills | written communication : wrote reports/letters/articles/guides/copy, author
first aid qualification | First Aid at Work | FAW : first aider, FAW, EFAW
driving | own transport | vehicle access | own car | clean driving record | car owner : own car/van/vehicle/transport, clean licence/record, drive, full licence
degree | bachelor's | university degree | relevant degree | numerate degree | STEM degree | science degree : BSc, MSc, BEng, MEng, MMath, BA, PhD
numerate degree | quantitative degree | mathematics degree : mathematics/statistics/physics/economics/actuarial/engineering BSc/MSc/degree/BA/MMath/science/hons
high school diploma | GED | GCSEs | school leaving certificate : GED, GCSEs, diploma high, leaving certificate, A levels
`;
