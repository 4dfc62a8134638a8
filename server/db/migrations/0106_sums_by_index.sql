-- Imports forbid nested loops, and what keeps the sums would read a whole table of sums for each of
-- them; a cell is found by its key (decision 098).
alter function sum_figures() set enable_nestloop = on;
alter function span_campaigns() set enable_nestloop = on;
alter function sum_platforms() set enable_nestloop = on;
