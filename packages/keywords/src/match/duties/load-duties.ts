import type { Lexicon } from '../../lexicon/lexicon.ts';
import { readDuties } from '../duties.ts';
import { dutyIndex } from './duty-index.ts';
import type { Trade } from './duty-texts.ts';
import { readTradeIndex, type TradeIndex, tradesWith } from './trade-index.ts';

/** Loads the signs of the duties of one trade. In the order of `DUTY_TEXTS`, which is the order of what they find. */
const DUTY_LOADERS: Record<Trade, () => Promise<string>> = {
  building: async () => (await import('./trades/building.ts')).BUILDING,
  care: async () => (await import('./trades/care.ts')).CARE,
  clinics: async () => (await import('./trades/clinics.ts')).CLINICS,
  computers: async () => (await import('./trades/computers.ts')).COMPUTERS,
  factories: async () => (await import('./trades/factories.ts')).FACTORIES,
  everyTrade: async () => (await import('./trades/every-trade.ts')).EVERY_TRADE,
  kitchens: async () => (await import('./trades/kitchens.ts')).KITCHENS,
  land: async () => (await import('./trades/land.ts')).LAND,
  management: async () => (await import('./trades/management.ts')).MANAGEMENT,
  media: async () => (await import('./trades/media.ts')).MEDIA,
  money: async () => (await import('./trades/money.ts')).MONEY,
  offices: async () => (await import('./trades/offices.ts')).OFFICES,
  public: async () => (await import('./trades/public.ts')).PUBLIC,
  schools: async () => (await import('./trades/schools.ts')).SCHOOLS,
  science: async () => (await import('./trades/science.ts')).SCIENCE,
  shops: async () => (await import('./trades/shops.ts')).SHOPS,
  warehouses: async () => (await import('./trades/warehouses.ts')).WAREHOUSES,
};

const LOADERS = Object.values(DUTY_LOADERS);
let index: TradeIndex | undefined;
/** The trades read so far, by their place among the loaders. */
const known = new Map<number, Lexicon['duties']>();

/** The duties that are looked up by these keys, of whichever trade; a trade is loaded and read once. */
export async function loadDuties(keys: ReadonlySet<string>): Promise<Lexicon['duties']> {
  index ??= readTradeIndex(dutyIndex());
  const trades = await Promise.all(tradesWith(index, keys).map(loadTrade));
  return new Map(
    Array.from(keys, (key) => [key, trades.flatMap((duties) => duties.get(key) ?? [])]),
  );
}

async function loadTrade(trade: number): Promise<Lexicon['duties']> {
  const duties = known.get(trade) ?? readDuties([(await LOADERS[trade]?.()) ?? '']);
  known.set(trade, duties);
  return duties;
}
