/**
 * After this no process can claim a model to fit, and each goes on with the build's. A release that
 * teaches the assistant something would keep a core busy for half a minute.
 */
export const nobodyLearns = `
  create schema if not exists test;
  grant usage on schema test to public;
  create or replace function test.claim_nothing() returns trigger language plpgsql
    as 'begin return null; end';
  create or replace trigger nobody_learns before insert on alisio.assistant_models
    for each row execute function test.claim_nothing()`
