import type { Lexicon } from '../../lexicon/lexicon.ts';
import { readDuties } from '../duties.ts';
import { dutyIndex } from './duty-index.ts';
import type { Trade } from './duty-texts.ts';
import { readTradeIndex, type TradeIndex, tradesWith } from './trade-index.ts';

/** Loads the signs of the duties of one trade. In the order of `DUTY_TEXTS`, which is the order of what they find. */
const DUTY_LOADERS: Record<Trade, () => Promise<string>> = {
  building: async () => (await import('./building.ts')).BUILDING,
  care: async () => (await import('./care.ts')).CARE,
  clinics: async () => (await import('./clinics.ts')).CLINICS,
  computers: async () => (await import('./computers.ts')).COMPUTERS,
  factories: async () => (await import('./factories.ts')).FACTORIES,
  everyTrade: async () => (await import('./every-trade.ts')).EVERY_TRADE,
  kitchens: async () => (await import('./kitchens.ts')).KITCHENS,
  land: async () => (await import('./land.ts')).LAND,
  management: async () => (await import('./management.ts')).MANAGEMENT,
  media: async () => (await import('./media.ts')).MEDIA,
  money: async () => (await import('./money.ts')).MONEY,
  offices: async () => (await import('./offices.ts')).OFFICES,
  public: async () => (await import('./public.ts')).PUBLIC,
  schools: async () => (await import('./schools.ts')).SCHOOLS,
  science: async () => (await import('./science.ts')).SCIENCE,
  shops: async () => (await import('./shops.ts')).SHOPS,
  warehouses: async () => (await import('./warehouses.ts')).WAREHOUSES,
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
