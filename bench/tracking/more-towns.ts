/** Towns by the names that their own country or another calls them, which GeoNames has by another, and those whose names are words too. */
export const MORE_TOWNS: readonly string[] = `
aachen|aalborg|aarhus|abuja|accra|addis ababa|ahmedabad|albuquerque|albury|alicante|almada|almere|amersfoort|amman|angers|ankara
antwerpen|arnhem|auch|augsburg|aveiro|ayr|bari|basel|beirut|belgrade|belo horizonte|beograd|bergamo|bergen|bern|bexhill|bhubaneswar
biel|bielefeld|bilbao|bitterfeld|bochum|bodø|bogotá|bologna|bonn|bordeaux|borås|braga|bratislava|bremen|brescia|brest|brive|brno
bromley|brugge|brussel|bruxelles|brüssel|busan|caen|canberra|casablanca|castellón|catania|cdmx|cebu|chandigarh|charleroi|cherbourg
christchurch|ciudad de méxico|clonmel|cluj|coimbatore|coimbra|colombo|curitiba|dakar|darwin|dehradun|delft|den bosch|den haag|dhaka
dijon|doha|dortmund|drammen|dresden|duisburg|düsseldorf|eindhoven|ely|erfurt|esbjerg|espoo|essen|faro|filzmoos|firenze|freiburg|fukuoka
galway|gatineau|gdansk|gdańsk|geelong|genf|genova|gent|genève|gijón|goa|gqeberha|granada|graz|grenoble|groningen|guadalajara|guangzhou
gävle|göteborg|haarlem|haifa|hangzhou|hannover|hanoi|heidelberg|helsingborg|henley|heraklion|ho chi minh city|hobart|horsens|houten
ilford|indore|ingolstadt|innsbruck|iqaluit|islamabad|izmir|jaipur|jeddah|jena|jerez|jerusalem|jyväskylä|jönköping|kalgoorlie|kampala
kansas city|karlsruhe|karlstad|kassel|katowice|katwijk|kiel|kigali|killarney|kochi|kraków|kuopio|kyoto|köln|l'hospitalet|la baule
la coruña|lahti|las palmas|lausanne|le havre|leamington spa|leiden|leipzig|leuven|lille|lima|linköping|linz|lisboa|liège|ljubljana
lucknow|lugano|luleå|lund|maastricht|magdeburg|mainz|makati|malmö|mannheim|maribor|marne-la-vallée|medellín|metz|milano|modena
monterrey|montevideo|montpellier|mullingar|murcia|muscat|mysuru|málaga|münchen|münster|nagoya|nagpur|namur|nancy|nantes|napoli
new york city|nice|nijmegen|norrköping|nyc|nürnberg|odense|oostende|oulu|padova|palermo|palma|palma de mallorca|pamplona|parma|patras
pau|penang|pisa|plzeň|port hedland|porto alegre|potsdam|poznan|poznań|pretoria|querétaro|quito|québec|reading|recife|regensburg
reggio emilia|regina|rennes|rijeka|rio de janeiro|riyadh|roma|rostock|rouen|saarbrücken|salt lake city|salzburg|san sebastián
sant cugat|santiago|saskatoon|seixal|sevilla|skibbereen|skövde|southend|st. gallen|st. louis|st. pölten|stavanger|stoke|strasbourg
sundsvall|são paulo|taipei|talavera|tampere|tartu|tenerife|thane|thessaloniki|tilburg|torino|torrejón|toulouse|tours|trieste|trivandrum
tromsø|trondheim|tunbridge wells|tunis|turku|ulm|umeå|uppsala|utrecht|vaasa|valladolid|valletta|vejle|venezia|verona|vigo|vilanova
vitoria-gasteiz|västerås|växjö|wagga wagga|wexford|wien|wiesbaden|wil|wimborne|winterthur|wolfsburg|wroclaw|wrocław|wuppertal|würzburg
yellowknife|yverdon|zagreb|zaragoza|zug|zürich|ålesund|évora|örebro|östersund|łódź`
  .trim()
  .split(/[|\n]/u);
