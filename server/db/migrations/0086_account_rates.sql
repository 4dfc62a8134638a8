-- Ad accounts in other currencies (decision 048): reais for one unit, as the agency gave them. Days
-- before `rate_from` keep the rate they were converted with.
alter table ad_accounts
  add column rate numeric(14, 8) check (rate > 0),
  add column rate_from date;
