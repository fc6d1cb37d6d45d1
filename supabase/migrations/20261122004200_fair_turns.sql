-- Due servers and sources are claimed in turn by user: an account whose servers hang must not delay the others.

create or replace function service.claim_mcp_looks(p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claimed uuid[];
begin
  with due as (
    select s.connector_id from public.mcp_servers s where s.connector_id in (
      select n.connector_id from (
        select x.connector_id, x.next_look_at, row_number() over (partition by c.user_id order by x.next_look_at) as turn
        from public.mcp_servers x join public.connectors c on c.connector_id = x.connector_id
        where x.next_look_at <= now() and c.status <> 'DISABLED') n
      order by n.turn, n.next_look_at limit p_limit)
      and s.next_look_at <= now()
    for update skip locked
  ), claimed as (
    update public.mcp_servers s set failures = s.failures + 1,
      next_look_at = now() + least(interval '6 hours', interval '5 minutes' * power(2, least(s.failures, 10)))
    from due where s.connector_id = due.connector_id returning s.connector_id
  )
  select array_agg(claimed.connector_id) into v_claimed from claimed;
  return (select coalesce(jsonb_agg(private.load_mcp_server(i)), '[]') from unnest(v_claimed) i);
end
$$;

create or replace function service.claim_source_checks(p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rows jsonb;
begin
  with due as (
    select s.connector_id from private.source_checks s where s.connector_id in (
      select n.connector_id from (
        select x.connector_id, x.next_check_at, row_number() over (partition by x.user_id order by x.next_check_at) as turn
        from private.source_checks x join public.connectors c on c.connector_id = x.connector_id
        where x.next_check_at <= now() and c.source_url is not null and c.status <> 'DISABLED') n
      order by n.turn, n.next_check_at limit p_limit)
      and s.next_check_at <= now()
    for update skip locked
  ), claimed as (
    update private.source_checks s set started_at = now(), failures = s.failures + 1,
      next_check_at = greatest(now() + interval '10 minutes', private.next_check(s.every, s.failures + 1)) from due
    where s.connector_id = due.connector_id returning s.connector_id, s.user_id
  )
  select jsonb_agg(to_jsonb(claimed)) into v_rows from claimed;
  return coalesce(v_rows, '[]');
end
$$;
