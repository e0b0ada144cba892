/** Words that make up names of firms but are also usual in any text of the trade. */
export const genericWords: ReadonlySet<string> = new Set(
  `academy agent and asia asset assets bank best bitcoin broker brokerage brokers capital commission company copy crypto currency demo digital direct
   easy education europe exchange expert fast finance financial first for forex free fund funds future futures fx general global gold group
   income index indonesia international introducing invest investing investment investments investor investors license licence limited live
   london ltd management market marketing markets metal metals money my national new of office official one online option options partner
   partners payment payments pip pips platform platforms premium prime pro profit program rebate rebates robot securities service services
   signal signals silver smart software solutions spread standard stock stocks strategy support system systems team technology the top trade
   trader traders trading union united vip wealth world your
   berjangka bisnis dana dunia emas indonesia investasi jasa keuangan komisi lisensi mitra modal pasar pialang saham terbaik uang`
    .trim()
    .split(/\s+/),
)
