SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.accounts (
    id uuid NOT NULL,
    user_id uuid,
    house text,
    account_type integer NOT NULL,
    currency_id integer NOT NULL,
    shard integer DEFAULT 0 NOT NULL,
    available numeric(38,18) DEFAULT 0 NOT NULL,
    frozen numeric(38,18) DEFAULT 0 NOT NULL,
    contra boolean DEFAULT false NOT NULL,
    seq bigint DEFAULT 0 NOT NULL,
    updated_at bigint DEFAULT 0 NOT NULL,
    CONSTRAINT accounts_contra_is_house CHECK (((NOT contra) OR (house IS NOT NULL))),
    CONSTRAINT accounts_house_not_negative CHECK (((house IS NULL) OR contra OR ((available >= (0)::numeric) AND (frozen >= (0)::numeric)))),
    CONSTRAINT accounts_one_owner CHECK (((user_id IS NULL) <> (house IS NULL))),
    CONSTRAINT accounts_user_not_negative CHECK (((user_id IS NULL) OR ((available >= (0)::numeric) AND (frozen >= (0)::numeric))))
)
WITH (fillfactor='70');
CREATE TABLE public.agreements (
    user_id uuid NOT NULL,
    version text NOT NULL,
    accepted_at bigint NOT NULL
);
CREATE TABLE public.candles (
    trade_id integer NOT NULL,
    period text NOT NULL,
    "time" bigint NOT NULL,
    open numeric NOT NULL,
    high numeric NOT NULL,
    low numeric NOT NULL,
    close numeric NOT NULL,
    volume numeric NOT NULL,
    turnover numeric NOT NULL,
    CONSTRAINT candles_check CHECK (((low > (0)::numeric) AND (low <= open) AND (low <= close) AND (high >= open) AND (high >= close) AND (volume >= (0)::numeric)))
);
CREATE TABLE public.codes (
    destination text NOT NULL,
    purpose text NOT NULL,
    code_hash text NOT NULL,
    bound_to text NOT NULL,
    sent_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    used boolean DEFAULT false NOT NULL
);
CREATE TABLE public.content (
    id text NOT NULL,
    lang text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    summary text NOT NULL,
    body text NOT NULL,
    link text,
    "position" integer NOT NULL,
    version text NOT NULL COLLATE pg_catalog."C",
    published_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.demo_inbox (
    id uuid NOT NULL,
    browser_hash text NOT NULL,
    account text NOT NULL,
    purpose text NOT NULL,
    code text NOT NULL,
    sent_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.entries (
    account_id uuid NOT NULL,
    seq bigint NOT NULL,
    tx_id uuid NOT NULL,
    line integer NOT NULL,
    bucket text NOT NULL,
    fund_type integer NOT NULL,
    amount numeric(38,18) NOT NULL,
    balance_after numeric(38,18) NOT NULL,
    event text NOT NULL,
    ref_type text NOT NULL,
    ref_id text NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT entries_amount_check CHECK ((amount <> (0)::numeric)),
    CONSTRAINT entries_bucket_check CHECK ((bucket = ANY (ARRAY['available'::text, 'frozen'::text]))),
    CONSTRAINT entries_fund_type_check CHECK (((fund_type >= 1) AND (fund_type <= 25)))
);
CREATE TABLE public.idempotency (
    user_id uuid NOT NULL,
    call text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    outcome text,
    created_at bigint NOT NULL
);
CREATE TABLE public.login_failures (
    who text NOT NULL,
    failures integer NOT NULL,
    last_at bigint NOT NULL
);
CREATE TABLE public.market_feed (
    id integer NOT NULL,
    identity text NOT NULL,
    seed text NOT NULL,
    leader text NOT NULL,
    epoch bigint NOT NULL,
    stored_through bigint NOT NULL,
    renewed_at bigint NOT NULL,
    CONSTRAINT market_feed_id_check CHECK ((id = 1))
);
CREATE TABLE public.migration_lock (
    id integer NOT NULL
);
CREATE TABLE public.migrations (
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.option_areas (
    id integer NOT NULL,
    kind text NOT NULL,
    trade_id integer NOT NULL,
    min_stake numeric(38,18) NOT NULL,
    max_stake numeric(38,18) NOT NULL,
    account_types integer[] NOT NULL,
    exposure_limit numeric(38,18) NOT NULL,
    exposure numeric(38,18) DEFAULT 0 NOT NULL,
    "position" integer NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    CONSTRAINT option_areas_check CHECK ((max_stake >= min_stake)),
    CONSTRAINT option_areas_exposure_check CHECK ((exposure >= (0)::numeric)),
    CONSTRAINT option_areas_kind_check CHECK ((kind = ANY (ARRAY['self'::text, 'assigned'::text]))),
    CONSTRAINT option_areas_min_stake_check CHECK ((min_stake > (0)::numeric))
);
CREATE TABLE public.option_durations (
    area_id integer NOT NULL,
    seconds integer NOT NULL,
    payout_rate numeric(38,18) NOT NULL,
    CONSTRAINT option_durations_payout_rate_check CHECK (((payout_rate > (0)::numeric) AND (payout_rate < (1)::numeric))),
    CONSTRAINT option_durations_seconds_check CHECK ((seconds > 0))
);
CREATE TABLE public.option_orders (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    area_id integer NOT NULL,
    trade_id integer NOT NULL,
    direction text NOT NULL,
    duration integer NOT NULL,
    account_type integer NOT NULL,
    user_account uuid NOT NULL,
    house_account uuid NOT NULL,
    stake numeric(38,18) NOT NULL,
    rate numeric(38,18) NOT NULL,
    profit numeric(38,18) NOT NULL,
    state text NOT NULL,
    accepted_at bigint NOT NULL,
    accepted_seq bigint NOT NULL,
    open_seq bigint,
    open_time bigint,
    open_price numeric,
    settle_at bigint,
    settle_seq bigint,
    settle_time bigint,
    settle_price numeric,
    outcome text,
    void_reason text,
    result numeric(38,18),
    created_at bigint NOT NULL,
    finished_at bigint,
    CONSTRAINT option_orders_check CHECK (((state <> ALL (ARRAY['open'::text, 'settled'::text, 'soldBack'::text])) OR (settle_at IS NOT NULL))),
    CONSTRAINT option_orders_check1 CHECK (((state = 'settled'::text) = (outcome IS NOT NULL))),
    CONSTRAINT option_orders_check2 CHECK (((state = 'void'::text) = (void_reason IS NOT NULL))),
    CONSTRAINT option_orders_check3 CHECK (((state = ANY (ARRAY['accepted'::text, 'open'::text])) = (finished_at IS NULL))),
    CONSTRAINT option_orders_direction_check CHECK ((direction = ANY (ARRAY['up'::text, 'down'::text]))),
    CONSTRAINT option_orders_outcome_check CHECK ((outcome = ANY (ARRAY['win'::text, 'loss'::text, 'equal'::text]))),
    CONSTRAINT option_orders_profit_check CHECK ((profit >= (0)::numeric)),
    CONSTRAINT option_orders_stake_check CHECK ((stake > (0)::numeric)),
    CONSTRAINT option_orders_state_check CHECK ((state = ANY (ARRAY['accepted'::text, 'open'::text, 'settled'::text, 'void'::text, 'cancelled'::text, 'soldBack'::text])))
);
CREATE TABLE public.option_quotes (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    amount numeric(38,18) NOT NULL,
    price numeric NOT NULL,
    expires_at bigint NOT NULL,
    used boolean DEFAULT false NOT NULL,
    CONSTRAINT option_quotes_amount_check CHECK ((amount >= (0)::numeric))
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL,
    ip text NOT NULL,
    user_agent text NOT NULL
);
CREATE TABLE public.ticks (
    trade_id integer NOT NULL,
    seq bigint NOT NULL,
    "time" bigint NOT NULL,
    price numeric NOT NULL,
    quantity numeric NOT NULL,
    epoch bigint NOT NULL,
    CONSTRAINT ticks_price_check CHECK ((price > (0)::numeric)),
    CONSTRAINT ticks_quantity_check CHECK ((quantity >= (0)::numeric))
);
CREATE TABLE public.used_captchas (
    challenge text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    uid text NOT NULL,
    email text,
    region text,
    phone text,
    nickname text NOT NULL,
    password_hash text NOT NULL,
    invite_code text NOT NULL,
    inviter_id uuid,
    level text DEFAULT 'none'::text NOT NULL,
    frozen boolean DEFAULT false NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT users_contact CHECK (((email IS NOT NULL) OR ((phone IS NOT NULL) AND (region IS NOT NULL))))
);
INSERT INTO public.accounts VALUES ('d44b9fd4-2771-839c-aa38-41c4c484d84c', NULL, 'chain', 0, 1, 0, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('8afd8df9-7c87-8416-9716-70487ba4dfbc', NULL, 'chain', 0, 1, 1, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('8aeffe21-80be-8286-ba90-bbc328ac7055', NULL, 'chain', 0, 1, 2, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('29da353d-9a98-83a2-a07a-c0793b06f197', NULL, 'chain', 0, 1, 3, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('82ea0ff1-ab29-8921-a8cc-23c812716ed0', NULL, 'chain', 0, 1, 4, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('fed6aa75-81f5-846d-a1f4-40e0ca5eba16', NULL, 'chain', 0, 1, 5, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('12450f84-ca19-8e0d-abde-117af71018b2', NULL, 'chain', 0, 1, 6, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('15b1616a-69d6-89c6-8796-624657d5c659', NULL, 'chain', 0, 1, 7, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('9df345b4-56dd-83e0-92d8-85fe22e19eab', NULL, 'chain', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('3c68f29c-6f27-8505-8123-031f12a10b43', NULL, 'chain', 0, 2, 1, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('6109ee0a-a7df-8953-86c1-841067ef9e2e', NULL, 'chain', 0, 2, 2, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('74da3664-889a-88a7-b3f2-bb1d41140cbe', NULL, 'chain', 0, 2, 3, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('b45e6ef6-6df5-8359-89fa-b75ccbd4f057', NULL, 'chain', 0, 2, 4, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('3bc37db0-e587-8fcc-a045-ce2e8d16b164', NULL, 'chain', 0, 2, 5, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('3c71a95e-7b2a-8be5-9a5d-1661e3132200', NULL, 'chain', 0, 2, 6, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('a522f017-8902-87b2-878b-e251a68ad135', NULL, 'chain', 0, 2, 7, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('8ce357c1-8b47-8d5b-a9f7-a4858d548f75', NULL, 'chain', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('411e2dbe-0b40-8894-8270-9dcc482af6db', NULL, 'chain', 0, 3, 1, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('ded4059e-604a-8165-aebb-ef7fd0a9e603', NULL, 'chain', 0, 3, 2, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('ff264752-7d8d-8edd-abc5-eebf8384a821', NULL, 'chain', 0, 3, 3, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('7f318571-a39a-8d94-9498-2d0aa67f9fdd', NULL, 'chain', 0, 3, 4, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('15af8b8a-30a0-86ca-a77b-79faee6cd0cb', NULL, 'chain', 0, 3, 5, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('b3e94c45-0d15-861e-9bd2-24e36b8b83d3', NULL, 'chain', 0, 3, 6, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('360a13cf-f1a3-8026-be89-cb1743bc7570', NULL, 'chain', 0, 3, 7, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('6fef92ad-0237-87d0-90aa-bf16c9aea23f', NULL, 'chain', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('6fd02ddc-e208-8fcf-85a3-db27de3f280c', NULL, 'chain', 0, 4, 1, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('be357a63-7428-86fc-b03a-8f6abbd417b7', NULL, 'chain', 0, 4, 2, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('d44b861c-fa5a-8697-80e4-260bec53e76d', NULL, 'chain', 0, 4, 3, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('a0e7027b-bd69-8697-ab6a-c376391a85b2', NULL, 'chain', 0, 4, 4, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('4137b83c-5799-8c1e-989d-9407284fbe6d', NULL, 'chain', 0, 4, 5, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('c747d0d2-f3b2-8eeb-ba9f-f5e44a21d105', NULL, 'chain', 0, 4, 6, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('3e43da9e-ad72-867f-9cfd-b02d631fd7ab', NULL, 'chain', 0, 4, 7, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('80a83065-a55c-883c-bc45-542429bb8039', NULL, 'chain', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('c307b071-a1ae-892c-85e9-6b5042991200', NULL, 'chain', 0, 5, 1, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('41f40bf1-528b-853a-8471-0f849bb0a6a2', NULL, 'chain', 0, 5, 2, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('18b1f245-9aab-884e-828f-dfa060db5048', NULL, 'chain', 0, 5, 3, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('f8406828-a93e-823f-9dbf-b44e280c4a1f', NULL, 'chain', 0, 5, 4, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('1665bc75-b3d0-8cc1-bb5c-0e3f34f1aaba', NULL, 'chain', 0, 5, 5, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('aad296f9-7ecf-8d2f-af27-b51e5ea4bf3f', NULL, 'chain', 0, 5, 6, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('cb1b96bd-10b5-8add-bb20-3dd7044d2641', NULL, 'chain', 0, 5, 7, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('bacae9a1-622b-8f3a-a73c-06c9a655bd21', NULL, 'issuance', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('61aa4fba-9ef2-8776-a291-5021f8ed67eb', NULL, 'issuance', 0, 2, 2, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('8c897729-d0a5-8189-a83d-5f1df14260e1', NULL, 'issuance', 0, 2, 3, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('3e9afdce-2794-8a26-ab88-808fc0d829b7', NULL, 'issuance', 0, 2, 5, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('47a33ebc-3d48-8b7a-9f9c-5e19eb71d19e', NULL, 'issuance', 0, 2, 6, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('b362d8bd-7d4f-8cc3-b159-b60bdab6f849', NULL, 'issuance', 0, 2, 7, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('bd16668d-4bd0-8ca8-ab73-52f43306ec33', NULL, 'issuance', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('74f7dbef-de86-8f6c-a031-ac78ce084f07', NULL, 'issuance', 0, 1, 0, -500000.000000000000000000, 0.000000000000000000, true, 1, 1795919427799);
INSERT INTO public.accounts VALUES ('60f8b794-565e-8185-9f29-b1233f95f413', NULL, 'issuance', 0, 1, 2, -500000.000000000000000000, 0.000000000000000000, true, 1, 1795919427799);
INSERT INTO public.accounts VALUES ('599a274a-b70c-8225-8946-f4a49966c791', NULL, 'issuance', 0, 1, 3, -500000.000000000000000000, 0.000000000000000000, true, 1, 1795919427799);
INSERT INTO public.accounts VALUES ('1133b5cd-4943-89de-989b-49adcc022c5c', NULL, 'issuance', 0, 2, 1, -10000.000000000000000000, 0.000000000000000000, true, 1, 1795919429052);
INSERT INTO public.accounts VALUES ('df2927df-c25c-850e-88ae-2c52267dd64f', NULL, 'issuance', 0, 1, 5, -500000.000000000000000000, 0.000000000000000000, true, 1, 1795919427799);
INSERT INTO public.accounts VALUES ('571e82b8-6703-89f7-a09e-cc7bbec0eea8', NULL, 'issuance', 0, 1, 6, -500000.000000000000000000, 0.000000000000000000, true, 1, 1795919427799);
INSERT INTO public.accounts VALUES ('9d3b6f2a-9cf0-859d-85d2-1ece6dfc9946', NULL, 'issuance', 0, 1, 7, -500000.000000000000000000, 0.000000000000000000, true, 1, 1795919427799);
INSERT INTO public.accounts VALUES ('4e419cc3-422b-8df7-b926-68a7f739e170', NULL, 'issuance', 0, 2, 4, -10000.000000000000000000, 0.000000000000000000, true, 1, 1795919428788);
INSERT INTO public.accounts VALUES ('5f87155a-8d61-8e59-ae7c-5e9a2d7d453b', NULL, 'issuance', 0, 1, 4, -510000.000000000000000000, 0.000000000000000000, true, 2, 1795919428788);
INSERT INTO public.accounts VALUES ('74617845-7728-897c-9b88-f6669c291d04', NULL, 'issuance', 0, 1, 1, -510000.000000000000000000, 0.000000000000000000, true, 2, 1795919429052);
INSERT INTO public.accounts VALUES ('6ea054ec-b9b6-8a92-8f79-db32a3a72903', NULL, 'issuance', 0, 3, 2, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('186d8213-854f-8daa-a46f-550a1203a830', NULL, 'issuance', 0, 3, 3, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('a4454497-ba9d-8958-8901-a9060879e6bb', NULL, 'issuance', 0, 3, 5, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('74153c06-c6af-81e4-b2fb-d530875eb492', NULL, 'issuance', 0, 3, 6, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('01809c34-dc54-83fe-8651-482eb8f713d7', NULL, 'issuance', 0, 3, 7, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('833a8952-7176-8457-9ec6-4097c8c4e7ad', NULL, 'issuance', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('da44ba5b-83bc-8533-8cf4-40d4861a7f84', NULL, 'issuance', 0, 4, 2, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('f8da2132-aaad-857f-aa77-6a609012f895', NULL, 'issuance', 0, 4, 3, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('402199c9-bd5d-87cd-aa80-dd1426c6c0aa', NULL, 'issuance', 0, 4, 5, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('a7224e35-1b4e-8d9a-a765-94297257ee2a', NULL, 'issuance', 0, 4, 6, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('6f5bdc6c-2446-8af9-90d7-785f3a968498', NULL, 'issuance', 0, 4, 7, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('68e2566f-ec73-8dfd-8b88-091492610e35', NULL, 'issuance', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('5a3c5cfa-b53c-8f2c-a618-39036a212ed0', NULL, 'issuance', 0, 5, 2, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('b69e1c95-a598-817d-943b-170d5fa3a3c5', NULL, 'issuance', 0, 5, 3, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('0e6ca679-e6a5-8748-bf9d-ba0ef26149e4', NULL, 'issuance', 0, 5, 5, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('5a7d1a0a-e744-832b-93f0-37c5e0734652', NULL, 'issuance', 0, 5, 6, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('90f1942b-2e97-878e-85e8-7fb06ec44b0c', NULL, 'issuance', 0, 5, 7, 0.000000000000000000, 0.000000000000000000, true, 0, 0);
INSERT INTO public.accounts VALUES ('370e0684-f1b0-836c-91b8-a17ffa4b576a', NULL, 'options', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('9c6f2b1d-2a90-8a51-b44b-100bbcd6670b', NULL, 'options', 0, 2, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('b7343764-1077-8ca0-b39a-ac886534a509', NULL, 'options', 0, 2, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('25339c18-5246-89a5-b8de-e0b37bfe5754', NULL, 'options', 0, 2, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('0f31c00b-6344-80b2-a6b7-9fefd994f3e7', NULL, 'options', 0, 2, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('23b5a798-9905-847d-829d-26cf43597fc9', NULL, 'options', 0, 2, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('b654b455-ec38-835e-974a-2c031a96cf5d', NULL, 'options', 0, 2, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('0f03b568-6ca9-88fd-bc7d-55a7023c2e63', NULL, 'options', 0, 2, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('19b7da13-668c-8502-9aa0-93759c49e3a4', NULL, 'options', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c7e0720e-2833-889a-b4ea-0cde1c7c49c6', NULL, 'options', 0, 3, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('71393631-2e3b-82c0-9d99-e99e507cf8c7', NULL, 'options', 0, 3, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('37c837b4-e44f-80fd-9d6e-1017da0dbef3', NULL, 'options', 0, 3, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c4f654e0-27b6-87de-8a1f-4fb48028649a', NULL, 'options', 0, 3, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('1eef2404-5e52-8b32-bf33-d17718d10a58', NULL, 'options', 0, 3, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('d377f90b-892d-89a8-94c5-dc77f00c506e', NULL, 'options', 0, 3, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('75044a1d-90fd-83c0-b3d5-0c413d7b489d', NULL, 'options', 0, 3, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('89864a82-fa35-88ec-863d-43fac787cb5b', NULL, 'options', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('2984bbe0-73f5-8798-9d80-1a90a6105282', NULL, 'options', 0, 4, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('b261bce2-137e-8611-81c7-ad908d8b9882', NULL, 'options', 0, 4, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('1ef821d5-f27d-8e30-856a-2e10b3cbbe30', NULL, 'options', 0, 4, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('28b49b5f-ce58-88ba-8b5d-9f2d075aacad', NULL, 'options', 0, 4, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('e640f434-6e2c-88f8-8cdb-a526a68b7519', NULL, 'options', 0, 4, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('d31f952a-ef62-869d-9a0f-7d0204898621', NULL, 'options', 0, 4, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('1f4cde96-a072-838b-a683-28436f96b826', NULL, 'options', 0, 4, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('2e970a41-60a6-897b-8205-7ba96be67603', NULL, 'options', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('25e048a1-4799-859a-985e-da2f2ee2e38d', NULL, 'options', 0, 5, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('e33069d0-89fd-80c5-82a0-8e34ad518e64', NULL, 'options', 0, 1, 3, 499981.000000000000000000, 19.000000000000000000, false, 3, 1795919435294);
INSERT INTO public.accounts VALUES ('bd956515-7f1e-8a58-baba-a321b2683e72', NULL, 'options', 0, 1, 5, 499924.000000000000000000, 0.000000000000000000, false, 4, 1795919432311);
INSERT INTO public.accounts VALUES ('81e5e06e-0409-858f-97ff-f8b1e055974f', NULL, 'options', 0, 1, 2, 500000.000000000000000000, 0.000000000000000000, false, 1, 1795919427799);
INSERT INTO public.accounts VALUES ('0d1ac717-9c1b-8490-bcc3-e91ff70420ef', NULL, 'options', 0, 1, 4, 500000.000000000000000000, 0.000000000000000000, false, 1, 1795919427799);
INSERT INTO public.accounts VALUES ('7655cedd-abaf-8a0d-8a85-c8fca7c2d83b', NULL, 'options', 0, 1, 6, 500000.000000000000000000, 0.000000000000000000, false, 1, 1795919427799);
INSERT INTO public.accounts VALUES ('16fa856a-8d05-8f34-8ab9-3794f5bfdc1f', NULL, 'options', 0, 1, 1, 499924.000000000000000000, 0.000000000000000000, false, 4, 1795919432200);
INSERT INTO public.accounts VALUES ('82206468-7be8-8127-8c75-96dafa2160b0', NULL, 'issuance', 0, 3, 4, -1000.000000000000000000, 0.000000000000000000, true, 1, 1795919428788);
INSERT INTO public.accounts VALUES ('78350353-e21f-887a-a4db-17f28489d2e6', NULL, 'issuance', 0, 4, 4, -1.000000000000000000, 0.000000000000000000, true, 1, 1795919428788);
INSERT INTO public.accounts VALUES ('b4a7d66c-d26a-8643-ba7d-f326aa27ac4b', NULL, 'issuance', 0, 5, 4, -0.100000000000000000, 0.000000000000000000, true, 1, 1795919428788);
INSERT INTO public.accounts VALUES ('b4ebea68-c3be-867e-a6c4-d9aa97ddbd5b', NULL, 'issuance', 0, 3, 1, -1000.000000000000000000, 0.000000000000000000, true, 1, 1795919429052);
INSERT INTO public.accounts VALUES ('6835c1b2-e4f7-8257-84da-7c9fe96bd16c', NULL, 'issuance', 0, 4, 1, -1.000000000000000000, 0.000000000000000000, true, 1, 1795919429052);
INSERT INTO public.accounts VALUES ('7d86abec-a1ed-898a-8706-4afc9ce01e1b', NULL, 'issuance', 0, 5, 1, -0.100000000000000000, 0.000000000000000000, true, 1, 1795919429052);
INSERT INTO public.accounts VALUES ('1af866c1-c750-8b66-ae49-fab34207e123', NULL, 'options', 0, 1, 0, 500100.000000000000000000, 0.000000000000000000, false, 6, 1795919432261);
INSERT INTO public.accounts VALUES ('49c110f0-aed3-8a92-aca1-0eb14d49a3de', NULL, 'options', 0, 1, 7, 500050.000000000000000000, 0.000000000000000000, false, 6, 1795919432311);
INSERT INTO public.accounts VALUES ('da4b751a-b40d-8b9a-8ed0-dd6ef234dd14', NULL, 'options', 0, 5, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('42b3ee72-9792-8024-a6c3-27b6df2eafc8', NULL, 'options', 0, 5, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('5099039a-edcf-81ee-8a54-5418b6233c4b', NULL, 'options', 0, 5, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('d0995dc9-e43e-8cc5-a43b-994e6cfd6c79', NULL, 'options', 0, 5, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('8e1fec2e-4d15-8ad5-b84a-a6696d29dedc', NULL, 'options', 0, 5, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('f6552478-b04c-8a29-a684-2a3473b8720b', NULL, 'options', 0, 5, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('d100934c-90aa-83cc-a2d3-271dd4a00a39', NULL, 'contracts', 0, 1, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('07027b33-95b1-8bf0-8fd4-4e5c56868b4b', NULL, 'contracts', 0, 1, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('a83d9a36-4184-8c3e-9e92-89935d76a517', NULL, 'contracts', 0, 1, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('97b995e8-f177-820f-9ae6-7f8c7f527934', NULL, 'contracts', 0, 1, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('519a0ea2-c4d3-8f75-b1de-b4ef4dc2ebc5', NULL, 'contracts', 0, 1, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('a68e4bbb-50c4-8844-b23f-acb4c5836440', NULL, 'contracts', 0, 1, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('0348593c-a623-84da-9da8-87a7ab6c3599', NULL, 'contracts', 0, 1, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('03455306-8d82-863d-84a1-54656f5d877b', NULL, 'contracts', 0, 1, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('e029e56e-a021-8d10-bee1-5405b4eccdc5', NULL, 'contracts', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('40b62913-344d-89f5-9d0f-254f82735928', NULL, 'contracts', 0, 2, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('1738a766-9ce4-8992-9553-ba68e0847217', NULL, 'contracts', 0, 2, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('8cb7a909-43e4-8d9f-a09f-74c0af726787', NULL, 'contracts', 0, 2, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('e600ff0a-9f7a-8b1a-920c-c5c01082b04d', NULL, 'contracts', 0, 2, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('29e8dfb4-ea00-808e-bb18-29a31bd77549', NULL, 'contracts', 0, 2, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('2e315eb0-d59e-8648-a130-d4f885c96812', NULL, 'contracts', 0, 2, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('4e49dcb5-3cf8-8015-9fa2-892c4ada10de', NULL, 'contracts', 0, 2, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('7dfd32df-1ceb-8881-8e33-f891dab2996a', NULL, 'contracts', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c62ce710-ac9b-8231-a417-ece10fe18781', NULL, 'contracts', 0, 3, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('4b0a2be0-ff99-84db-8146-61458ac36297', NULL, 'contracts', 0, 3, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('1cf3798a-e4e8-85a9-8f62-405655cc8146', NULL, 'contracts', 0, 3, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('99091ace-9551-8c53-88f5-f39ffe41cafd', NULL, 'contracts', 0, 3, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('ca8c407a-260b-81a7-9509-d77f349478a5', NULL, 'contracts', 0, 3, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c6eb9696-1ba4-868f-bbb9-d367867bc902', NULL, 'contracts', 0, 3, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('a8464869-1814-8606-868d-76ff8d70fa21', NULL, 'contracts', 0, 3, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('67da901f-c206-86e6-9cb1-abce1aab5f6a', NULL, 'contracts', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('88bf876a-5e92-8fb6-a274-3894ec643902', NULL, 'contracts', 0, 4, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c941ba53-3e03-84c9-ba9f-435d2aae0ded', NULL, 'contracts', 0, 4, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('4e2269a3-5e1e-8c10-8a77-762d2c98fedb', NULL, 'contracts', 0, 4, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('33f0b867-aa62-809b-9986-26e64c10760b', NULL, 'contracts', 0, 4, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('a6992cca-dab8-8108-b4a1-446adcdec5d4', NULL, 'contracts', 0, 4, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('683db89f-e0bf-8875-b744-fcc4f1c16751', NULL, 'contracts', 0, 4, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('167fa55d-1ea1-8ade-afcb-0c7c2b209a51', NULL, 'contracts', 0, 4, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('44157df1-16f4-815b-8a00-e2561cb2169e', NULL, 'contracts', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('57fced12-be87-8d13-90b0-de3ec080dba4', NULL, 'contracts', 0, 5, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('e5effd79-9678-8dd1-8911-281615256f1e', NULL, 'contracts', 0, 5, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c84479e0-75d1-8525-9f75-69d1b140504b', NULL, 'contracts', 0, 5, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('ede9c3d0-188c-8b7b-a145-eae067325c13', NULL, 'contracts', 0, 5, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('98cb7eb6-f619-8ea9-a4bd-71eb3febdee0', NULL, 'contracts', 0, 5, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('d2783f0b-1c45-88c4-b007-a972334a665c', NULL, 'contracts', 0, 5, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c32c657a-42e4-8e71-ac6c-c47a1f75313d', NULL, 'contracts', 0, 5, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('8199596c-19eb-8944-b328-43f119280090', NULL, 'swap', 0, 1, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('ca5fd50f-4de1-88df-991e-a2af4a5a66c7', NULL, 'swap', 0, 1, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('e4a46e6b-5967-87eb-ac06-f79631f88c32', NULL, 'swap', 0, 1, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('e9b5cc6e-01a5-82b6-b6e4-79c9a562c5d1', NULL, 'swap', 0, 1, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('2f11816a-6d12-87a6-b0b1-00215c4239c8', NULL, 'swap', 0, 1, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('3385dbd4-4732-8d80-b8c9-1ef6958e35dd', NULL, 'swap', 0, 1, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('a817038d-43b7-8395-ac8d-c089627faf7e', NULL, 'swap', 0, 1, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('cbceec4d-b492-890b-83c0-6f4e95a040f7', NULL, 'swap', 0, 1, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('14db4bf3-21e3-8414-b206-4b4f3e4714c1', NULL, 'swap', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('091a0c5e-b1ad-8e1f-a0cf-0c034ae948ec', NULL, 'swap', 0, 2, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('4d97a86b-1d38-8101-8d50-96a02fcd8b46', NULL, 'swap', 0, 2, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('a14617b1-6ee9-816e-bfff-257cb1d1446a', NULL, 'swap', 0, 2, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('f3420fb6-f301-89cb-bbb4-65b8b93c22ec', NULL, 'swap', 0, 2, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('624bc29e-35ca-81f8-b6ab-63d7a70088d2', NULL, 'swap', 0, 2, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('b83487c3-98e1-8334-8ad0-c34b9ca113e1', NULL, 'swap', 0, 2, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('df2abec6-1c2b-8acd-85e2-f4ad217910af', NULL, 'swap', 0, 2, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('3e31c733-3804-8bfb-b97a-694c908acf25', NULL, 'swap', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('beec0e7a-0016-872e-85a4-2e1858d01eda', NULL, 'swap', 0, 3, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('07aeb4c9-8024-8ff8-a03c-d43676bcc715', NULL, 'swap', 0, 3, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('b1ac04e0-b9e5-82e1-8153-f540d8a5de75', NULL, 'swap', 0, 3, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('5b54d7b4-0021-8b6e-bb05-c5f62f24aaba', NULL, 'swap', 0, 3, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('9af529d8-32b7-896a-b5a9-49c0226f958c', NULL, 'swap', 0, 3, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('25750d35-3a3c-8484-a359-01f31a2d70f1', NULL, 'swap', 0, 3, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c519518d-1aa2-8334-8986-c79d5b870d74', NULL, 'swap', 0, 3, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('a293e851-0d65-862e-b45b-fb7b49a18b49', NULL, 'swap', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('0cc52c2b-0da2-881d-a926-1e4c47b1f93f', NULL, 'swap', 0, 4, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('98ef48e7-f445-8dc8-a7bd-d0b065b51d13', NULL, 'swap', 0, 4, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c187ea44-ba83-8623-8aa4-2ad264aeecad', NULL, 'swap', 0, 4, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('cd0540ed-50d7-8bd4-8d35-ba5146c238c8', NULL, 'swap', 0, 4, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('2649283a-04fc-8d15-9561-d28583170a10', NULL, 'swap', 0, 4, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('5db6b559-81f5-8f8c-8231-04fcbbf86912', NULL, 'swap', 0, 4, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('745fe140-722c-8244-814a-081e1d10b237', NULL, 'swap', 0, 4, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('03df1b78-e532-85cb-a75a-a167ca582b9e', NULL, 'swap', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('99e41a50-4c50-805d-b5d6-9d2fbd7c1d8f', NULL, 'swap', 0, 5, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('ca9e2daf-fbc6-85ad-874c-557a91f76b4d', NULL, 'swap', 0, 5, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('90780493-fc17-828d-9b38-83bc9823c80d', NULL, 'swap', 0, 5, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('82677aad-67a7-8242-9285-37fd447c3e96', NULL, 'swap', 0, 5, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('fe1762c8-5cd9-844f-a0d9-ac1500bfbd37', NULL, 'swap', 0, 5, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('4f567ae4-ca36-8565-abf3-89b103a0e19a', NULL, 'swap', 0, 5, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('840e787f-0f88-8daf-8a8e-06a0d7f2dd39', NULL, 'swap', 0, 5, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('d1cc9279-86a7-8805-a397-aea29abf3072', NULL, 'fees', 0, 1, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('a3b2bb69-3f39-8143-a93b-3b14857fe359', NULL, 'fees', 0, 1, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('dd10256f-bea3-8ffb-b22e-74632879f95a', NULL, 'fees', 0, 1, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('f9e6c860-e78e-88c5-a9b1-d8ec25087dde', NULL, 'fees', 0, 1, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('9420a70c-a8f4-864b-87a1-8f286c8d0b91', NULL, 'fees', 0, 1, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('7d439f98-4f8b-85c5-865c-69759ebb1e34', NULL, 'fees', 0, 1, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('83385860-d167-894e-b90d-a2b749ce6b32', NULL, 'fees', 0, 1, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('8c986244-700b-872c-b0f7-04077d405e48', NULL, 'fees', 0, 1, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('dde47769-9123-8867-bd52-6aad8314525f', NULL, 'fees', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('998c02a0-5070-8664-ac79-689792931410', NULL, 'fees', 0, 2, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('f1379f08-c73d-88bc-be40-ce65882db7bd', NULL, 'fees', 0, 2, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('446ebc2c-a08b-819f-801a-d3d134859ec6', NULL, 'fees', 0, 2, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('90b0321f-f6b6-8a10-8422-0b557a48c374', NULL, 'fees', 0, 2, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('0365af69-a84e-814d-9a93-416e4a8da333', NULL, 'fees', 0, 2, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('949ebe4e-d505-83fa-998e-689e9e67e3a0', NULL, 'fees', 0, 2, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('6e904cba-56f6-81f3-a71d-eb78c0ff48e1', NULL, 'fees', 0, 2, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('289e64d1-a438-868c-baa0-c7d1c7f88ef7', NULL, 'fees', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('fe508c87-97eb-864e-abc3-b42a992143a5', NULL, 'fees', 0, 3, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('3e6829cf-54b1-8a31-88ed-b46a3a4ec96c', NULL, 'fees', 0, 3, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('761f4fe6-5851-8640-9d42-93af66172cfd', NULL, 'fees', 0, 3, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('efda49e0-2c32-894a-b740-30c24cf618bf', NULL, 'fees', 0, 3, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('8f3d0c49-09e8-81a0-909e-41fa9064d689', NULL, 'fees', 0, 3, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('eb74f755-1178-87c5-a8a1-f95536b7292d', NULL, 'fees', 0, 3, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('017c821d-19e2-8633-a225-66c6f47fbe1c', NULL, 'fees', 0, 3, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('fb07f969-45ef-811f-aad5-8b1458cc7908', NULL, 'fees', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('0810f112-bd7e-8aad-8783-6ac38c486fdb', NULL, 'fees', 0, 4, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('31d282ef-cd28-83fa-963a-0c012a574946', NULL, 'fees', 0, 4, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('9a72c3f7-bd29-8712-a725-1db0f10a6c2c', NULL, 'fees', 0, 4, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('6a921fb6-07e1-8c2c-9ca8-cb32b352a8c3', NULL, 'fees', 0, 4, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('61f0b499-e2f0-82d5-9091-e4834b068182', NULL, 'fees', 0, 4, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('7fea8b81-49e0-8051-8dfb-eb58561007cf', NULL, 'fees', 0, 4, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('548f4cc5-1e5b-8ade-a145-3db2bb1d656a', NULL, 'fees', 0, 4, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('2f023c1b-7808-820c-be15-6f38ab7774ed', NULL, 'fees', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('4fe69a25-9d55-8c5e-bc14-e0554a55afa7', NULL, 'fees', 0, 5, 1, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('b8fdc472-cce4-86db-aeab-b42170ddf010', NULL, 'fees', 0, 5, 2, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('10c9df38-e767-83eb-9c06-6fbdf2b3a45a', NULL, 'fees', 0, 5, 3, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('e9df1818-b9ea-81ee-b5d6-019673c05c71', NULL, 'fees', 0, 5, 4, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('63632b9c-ee2d-873d-aa4f-c2b933cb6519', NULL, 'fees', 0, 5, 5, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('eb0f6069-265d-8a4b-a8a8-c95ed4d0f43a', NULL, 'fees', 0, 5, 6, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('08ce52ad-d2b0-80a3-b5b3-6420eb1a18d5', NULL, 'fees', 0, 5, 7, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('b0cf427b-f9bc-8698-98da-a25f1850167a', NULL, 'insurance', 0, 1, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('ecc9f027-179f-8fe3-89f9-52aeeb9e789b', NULL, 'insurance', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('6d9ea5b2-0c7a-830f-819a-261e60f3b751', NULL, 'insurance', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('1c398fb0-ea60-8e77-a261-0d76b10ef737', NULL, 'insurance', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('9f037109-e209-802d-994a-1befb97e41ea', NULL, 'insurance', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('33a9c67b-55f3-8b17-9704-063d5433e99a', NULL, 'rewards', 0, 1, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('1bcde477-cd6a-87c9-8d02-a8b093a9f4a8', NULL, 'rewards', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('3fbdcaa4-8802-8028-87f4-d0e06ec92a84', NULL, 'rewards', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('4ee329c7-b1fa-85fe-b38a-1a25cceaf1c9', NULL, 'rewards', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('4406d745-6d16-85de-bea0-494fa3ab38cf', NULL, 'rewards', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('cabdb5fd-d1a7-80cf-960c-314215d51b48', NULL, 'burn', 0, 1, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('cd237e36-cf8d-8314-a343-45da0019ba3a', NULL, 'burn', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('02a5288e-f949-8867-b0c5-623558a32379', NULL, 'burn', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('6439113e-d078-8b30-b38c-36ae9d88b978', NULL, 'burn', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('d8321f3d-84d8-8bff-9538-62d84cccbcfc', NULL, 'burn', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('f1bc4246-63fc-87f8-946a-9224ad372896', NULL, 'unclaimed', 0, 1, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('3f0dd449-5b51-89d3-a722-0c91bb314174', NULL, 'unclaimed', 0, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c6b5d255-e923-8d07-92d0-bec77cf8c265', NULL, 'unclaimed', 0, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('902ee3b6-db8a-8758-b434-b8ff71d0bf6c', NULL, 'unclaimed', 0, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('03400977-237b-8839-aa00-746b377e7977', NULL, 'unclaimed', 0, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('d97425de-9c19-886f-9ea7-80831529c195', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 2, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('5451b0cb-40b4-82fc-9cb5-170547ea1277', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 2, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('a6cd1d55-00be-8941-9c78-388fce7475f1', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 2, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('e64a5ce0-e44c-808e-91e5-b76f7a13cd49', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 2, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('8bf73904-e8a1-8f45-bdec-84b15cbaeebb', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 3, 1, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('8b77fe46-f53c-8e0c-92be-4ae9ba3e05ee', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 3, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('b2c3f528-c4fd-8f1e-8560-081cbe790520', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 3, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('3a38b970-aac1-82ed-b46d-6e0cf4405856', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 3, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('197a2d92-195b-8714-9c6e-46f881697429', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 3, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('c8af1d87-0ead-8838-b5ed-87f884211e71', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 1, 2, 0, 10000.000000000000000000, 0.000000000000000000, false, 1, 1795919428788);
INSERT INTO public.accounts VALUES ('249e703d-a09b-8a6d-bec2-95058997a1d2', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 1, 3, 0, 1000.000000000000000000, 0.000000000000000000, false, 1, 1795919428788);
INSERT INTO public.accounts VALUES ('6a4c89ba-4d14-8198-a1b2-d9ebf7a6db0c', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 1, 4, 0, 1.000000000000000000, 0.000000000000000000, false, 1, 1795919428788);
INSERT INTO public.accounts VALUES ('cd289797-9558-8a99-ae03-4bffe1182216', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 1, 5, 0, 0.100000000000000000, 0.000000000000000000, false, 1, 1795919428788);
INSERT INTO public.accounts VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 2, 1, 0, 1052.000000000000000000, 0.000000000000000000, false, 14, 1795919432311);
INSERT INTO public.accounts VALUES ('84f2c8c2-05f6-8038-9f56-e2cbc4c96973', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 1, 2, 0, 10000.000000000000000000, 0.000000000000000000, false, 1, 1795919429052);
INSERT INTO public.accounts VALUES ('bb3963fe-dde1-8460-bd05-c9d8a0e27906', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 1, 3, 0, 1000.000000000000000000, 0.000000000000000000, false, 1, 1795919429052);
INSERT INTO public.accounts VALUES ('a6e7986f-85f2-8620-93dc-d81641d85c90', '01a22523-bcae-7253-8028-eed0fa5aa2dc', NULL, 1, 1, 0, 9000.000000000000000000, 0.000000000000000000, false, 2, 1795919429070);
INSERT INTO public.accounts VALUES ('26efabf9-5210-86e6-b80a-d4a7ef4f237b', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 1, 1, 0, 9000.000000000000000000, 0.000000000000000000, false, 2, 1795919429089);
INSERT INTO public.accounts VALUES ('5bac2f49-7db2-8adb-861c-114de81b4d1c', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 2, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('f5c0b4cf-83ee-89d5-ba66-6b046d133611', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 2, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('fc8df091-1824-83ef-b114-d29fa2d23b87', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 2, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('71ae14a4-518e-8be5-a522-eabf2984045f', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 2, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('77e3e364-16bf-837e-9033-16fd1c03e4a3', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 3, 1, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('76d76846-3ffe-8f8d-910c-c8dc7caf43c6', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 3, 2, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('76793d00-1717-8802-9d78-c069bedc81e1', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 3, 3, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('d0a31b66-b266-8e80-aacc-f91acecc4e5e', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 3, 4, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('bf42082e-bea8-8788-8a6b-bd359d026491', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 3, 5, 0, 0.000000000000000000, 0.000000000000000000, false, 0, 0);
INSERT INTO public.accounts VALUES ('ffae3ecd-81c9-8a91-88ae-679bf15d4246', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 1, 4, 0, 1.000000000000000000, 0.000000000000000000, false, 1, 1795919429052);
INSERT INTO public.accounts VALUES ('210176c2-4259-8820-a7ad-3bfbd2d0d670', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 1, 5, 0, 0.100000000000000000, 0.000000000000000000, false, 1, 1795919429052);
INSERT INTO public.accounts VALUES ('30559649-8855-894c-ac01-079454316f42', '01a22523-bdaf-703f-9116-0587bf1ff879', NULL, 2, 1, 0, 925.000000000000000000, 25.000000000000000000, false, 6, 1795919435294);
INSERT INTO public.agreements VALUES ('01a22523-bcae-7253-8028-eed0fa5aa2dc', '2026-11-01', 1795919428792);
INSERT INTO public.agreements VALUES ('01a22523-bdaf-703f-9116-0587bf1ff879', '2026-11-01', 1795919429057);
INSERT INTO public.candles VALUES (1, '1m', 1677628920000, 22998.36, 22998.36, 22989.56, 22995.52, 4.063668, 93438.80788221);
INSERT INTO public.candles VALUES (1, '5m', 1677628800000, 23001.50, 23005.32, 22989.56, 22995.52, 9.970629, 229302.8772102);
INSERT INTO public.candles VALUES (1, '15m', 1677628800000, 23001.50, 23005.32, 22989.56, 22995.52, 9.970629, 229302.8772102);
INSERT INTO public.candles VALUES (1, '30m', 1677628800000, 23001.50, 23005.32, 22989.56, 22995.52, 9.970629, 229302.8772102);
INSERT INTO public.candles VALUES (1, '1h', 1677628800000, 23001.50, 23005.32, 22989.56, 22995.52, 9.970629, 229302.8772102);
INSERT INTO public.candles VALUES (1, '1d', 1677628800000, 23001.50, 23005.32, 22989.56, 22995.52, 9.970629, 229302.8772102);
INSERT INTO public.candles VALUES (1, '1w', 1677456000000, 23001.50, 23005.32, 22989.56, 22995.52, 9.970629, 229302.8772102);
INSERT INTO public.candles VALUES (1, '1m', 1677628800000, 23001.50, 23005.32, 22996.60, 23002.23, 3.35433, 77153.7125016);
INSERT INTO public.candles VALUES (1, '1m', 1677628860000, 23002.36, 23003.51, 22995.35, 22999.20, 2.552631, 58710.35682639);
INSERT INTO public.codes VALUES ('anna@example.com', 'register', 'VQ4esgdAZSxu46Be-DxLpd1BCrFnk_oPd2O-jAx_xy8', '', 1795919428735, 1795919728735, 1, true);
INSERT INTO public.codes VALUES ('ben@example.org', 'register', 'IcCyst0OOrgcJy8z62kAOLDh4V1UlL-cSSoB-rMiVyM', '', 1795919429007, 1795919729007, 1, true);
INSERT INTO public.content VALUES ('about', 'en_US', 'book', 'About Limelight', 'A trading app that shows its working.', 'Limelight is a mobile app for following digital-currency markets and trading in them.
Three ideas run through it:
- **Exact money.** Amounts are calculated as decimal numbers, never as approximations, and every movement is booked twice so that the books always balance.
- **Explained results.** An order shows the prices that opened and settled it, with their times.
- **Stated sources.** Simulated and replayed prices are labelled as such wherever they appear.
The app speaks English, Chinese and Japanese.', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('agreement', 'en_US', 'agreement', 'Software Service Agreement', 'The terms on which you use Limelight.', 'This agreement is between you and the operator of this installation of Limelight ("the platform"). Please read it before you register. By ticking the box you accept it.
## 1. The service
The platform shows prices of digital currencies, keeps balances for you, and lets you trade short-term options. Functions marked "Not yet opened" are not part of the service until they open.
## 2. Demo funds
Where the app speaks of demo or test funds, balances are for trying things out only. They cannot be paid out, sold or exchanged and have no value outside the app. They may be reset when the installation is.
## 3. Your account
You need to be an adult under the law that applies to you, and allowed to use such a service where you live. One person keeps one account and does not lend it. Give an email address or phone number that is yours.
## 4. Password and codes
Keep your password and verification codes to yourself. The platform never asks for them outside the app''s own forms. Orders placed with your login count as yours, so tell support at once if you think somebody else has it.
## 5. Prices and orders
Prices may be simulated or replayed, and the app says when they are. An order is decided by the stored prices under the rules in the notice "How options settle". The payout rate shown when you place an order applies to that order, even if rates change later.
## 6. Risk
Options can cost you the whole stake within a minute. The payout rates favour the platform, so whoever is right only half of the time loses in the long run. Do not stake what you cannot afford to lose. Nothing in the app is investment advice.
## 7. Fair use
Do not attack the service, get around its limits, use faults instead of reporting them, or trade for others. The platform may refuse orders or freeze an account while it looks into a breach, and tells you the reason unless the law forbids it.
## 8. Your data
The platform stores what it needs to run the service, which is your email address or phone number, your orders, the entries of your accounts, who invited you, the network address and the browser of each log-in, and when and which version of this agreement you accepted. Passwords are stored only as hashes. Your data is not sold.
## 9. Interruptions
No service runs without interruption. If the server or the prices fail, orders settle or become void under the published rules. The platform is not liable for profits you might have made, as far as the law allows this to be agreed.
## 10. Changes
A new version carries a new date and applies to you once you have accepted it, at your next log-in at the latest. You may stop using the service at any time, and open orders still settle. Mandatory law of the place where you live stays untouched.', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('commerce-book', 'en_US', 'book', 'Commerce book', 'What the platform charges, and how it earns.', '## Options
The platform is the other side of your option. A win pays less than a loss costs, and this difference is where the platform earns. At a payout rate of 76% you break even by being right in about 57 of 100 orders. The rates of all durations are on the ticket before you order.
## Selling back
A running order is bought back at its calculated value, less 5%.
## Transfers
Moving funds between your own accounts is free.
## What is not offered
There are no deposits, withdrawals, swaps, contracts or referral rewards yet. Their prices will be published here before they open.', NULL, 3, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('help-funds', 'en_US', 'help', 'Accounts, balances and funds detail', 'What available and frozen mean, and how to check the figures yourself.', 'You have three accounts, and each of them holds USDT, TRX, BBT, ETH and BTC.
- **Wallet** is where funds arrive.
- **Options** pays the stakes of options and receives their results.
- **Contract** is kept for contracts, which are not open yet.
## Available and frozen
**Available** is what you can use now. **Frozen** is tied up in running orders. Both are yours, and together they make up the total.
## Funds detail
Every change of an available balance is one line with its reason, amount, time and the balance after it. Lines are never altered or removed. Added up, they give exactly the balance you see.
## Today''s profit and loss
This is the value now, less the value at 00:00 UTC, less what came in or went out during the day. Tap the figure to see the calculation.', NULL, 3, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('help-options', 'en_US', 'help', 'Options, worked out with numbers', 'Payout, break-even, cancelling and selling back.', '## Payout
Suppose you stake 100 USDT for 60 seconds at a payout rate of 76%. A right call brings 176 USDT, which is your 100 back and 76 of profit. A wrong one costs the 100.
## Break-even
At that rate you need to be right in about 57 of 100 orders to come out even, because 1 divided by 1.76 is 56.8%. The ticket shows this figure for every duration. If you are right only half of the time, **you lose money in the long run**.
## Cancelling
Until the open price has been recorded, usually within a second, you can cancel free of charge.
## Selling back
After that you can sell a running order back. You are quoted what it is worth now, less a margin of 5%, and have 3 seconds to take the quote. In the last 10 seconds before settlement an order can no longer be sold back.', NULL, 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('help-first-steps', 'en_US', 'help', 'Your first trade, step by step', 'From registration to a settled order in about three minutes.', '1. **Register** with an email address or a phone number. The password has 6 to 8 letters and digits, with at least one of each. An invitation code is optional.
2. **Enter the code.** If the server has no mail service, the app shows the code in the demo inbox, only in the browser that asked for it.
3. **Move funds.** Stakes are paid from the Options account. Open Assets, choose Transfer, and move some USDT from Wallet to Options.
4. **Place an order.** On the Options tab pick a symbol and a duration, enter the stake, then choose call if you expect a higher price or put if you expect a lower one.
5. **Watch it.** The countdown ends at the exact second shown in the confirmation. You may close the app; the order settles without you.
6. **Check it.** Funds detail lists the stake and the result with the balance after each step.', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('market-data-source', 'en_US', 'notice', 'Where the prices come from', 'Simulated, replayed or live. The app always says which.', 'A price is only worth as much as its source, so the app labels it.
- **Simulated market**. The server computes the prices. They move like a market does, but they are not the prices of any exchange. Do not use them for decisions outside this app.
- **Replay**. Recorded candles of the past are played back, at normal speed or faster. Times on charts and orders are those of the recording. Only the recorded pair can be traded.
If the prices stop, the app says so and how old they are. While a price is more than 3 seconds old, no order is taken on it.
BBT is the platform''s own token and has no public market. Outside the demo, no options are offered on it.', NULL, 3, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('help-options', 'zh_CN', 'help', '用数字看懂期权', '收益、保本胜率、撤单与卖回。', '## 收益
假设投入 100 USDT，时长 60 秒，收益率 76%。判断正确可得 176 USDT，即 100 的本金加 76 的收益；判断错误则损失这 100 USDT。
## 保本胜率
在这个收益率下，100 单大约要对 57 单才能不亏，因为 1 除以 1.76 约等于 56.8%。每个时长的保本胜率都会显示在下单界面上。如果只有一半的判断是对的，**长期下来一定会亏**。
## 撤单
开仓价记录之前可以免费撤单，通常只有不到一秒的时间。
## 卖回
开仓之后，可以把未到期的订单卖回给平台。报价是订单当前的价值减去 5%，有效期 3 秒。结算前最后 10 秒内不能卖回。', NULL, 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('how-options-settle', 'en_US', 'notice', 'How options settle', 'Which price opens your order, which one decides it, and when your stake comes back.', 'An option is decided by two prices. You can see both of them, with their times, in the details of the order.
## The open price
Your order opens on the **first price recorded after it was accepted**. Nobody knows that price when you tap, neither you nor the platform. The chosen duration starts there.
## The settlement price
When the duration is over, the last price recorded **at or before** that exact second decides. Prices that arrive later never change the result. Settlement follows about a second afterwards, once everything up to that moment has been stored.
## The result
- **You called the direction right**. You get the stake back and the profit on top, which is the stake times the payout rate you saw when ordering.
- **You called it wrong**. You lose the stake, never more.
- **Both prices are equal**. You get the stake back.
## When an order is void
Your stake comes back in full when no price arrives within 3 seconds of your order, when the settlement price is more than 3 seconds old, or when the same price record would both open and settle the order.', NULL, 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('welcome', 'en_US', 'notice', 'Welcome to Limelight', 'What you can do today, and what is still to come.', 'Limelight shows live prices, keeps exact balances in five currencies and explains every settlement it makes.
## What you can do today
- Follow BTC, ETH, TRX and BBT against USDT, with charts from one minute to one week
- Move funds between your Wallet, Options and Contract accounts, at once and free of charge
- Trade short-term options on the direction of a price
- Check every change of your balance in **Funds detail**
## What is not open yet
Deposits, withdrawals, swaps and contracts are being prepared. Until they open, the app answers "Not yet opened" and moves nothing.
## In the demo
A demo account receives test funds when you register. They are for trying things out and have no value outside this app. Nothing you do here can cost you money.', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('slide-notices', 'en_US', 'slide', 'Every settlement explained', 'Read how prices are recorded and how orders are decided.', '', '/pages/home/noticeList', 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('slide-options', 'en_US', 'slide', 'See the result before you commit', 'Payout, loss and break-even are on the ticket, ahead of every order.', '', '/pages/contract/index', 0, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('slide-transfer', 'en_US', 'slide', 'Move funds without waiting', 'Between your own accounts, at once and free of charge.', '', '/pages/asset/transfer', 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('support', 'en_US', 'support', 'Customer service', 'How to get help, and what to have ready.', '## How to reach us
**In the demo** there is no support desk. Ask the person who set up this installation. The notices and the help texts answer the most common questions.
**On an installation with its own support** the operator names the channel on this page. Use only the channel named here. Anyone who contacts you first and claims to be support is not.
## What to include
- Your UID, shown on your profile page
- The number of the order or of the line in funds detail, if it is about one
- The time at which it happened, and your time zone
- What you did, what you expected, and the message the app showed
A screenshot helps. Cover anything you would rather not share.
## What never to share
**Nobody needs your password or a verification code to help you.** Do not send them to anyone and do not type them anywhere but in this app. If you believe somebody knows your password, tell support at once and do not use that password anywhere else.', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('white-book', 'en_US', 'book', 'White book', 'How the platform records prices, keeps balances and settles orders.', '## Prices
A price is stored with its pair, number and time before anyone is shown it. Charts are built from the stored prices, and so is every settlement. What you see and what decides your order come from the same record.
## Balances
The ledger uses double entry. Each movement takes from one account exactly what it gives to others. The database itself refuses to let an account fall below zero. Entries are only ever added, and a correction is a new entry in the opposite direction.
## Orders
When an option is accepted, the stake is set aside on your account and the full profit of a win is set aside on the platform''s. The platform can therefore always pay. If it cannot set that amount aside, it does not accept the order.
## Interruptions
Orders that fell due while the server was down are settled when it returns, on the price that was valid at their second, exactly once. If there was no valid price, the stake comes back.', NULL, 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('about', 'zh_CN', 'book', '关于 Limelight', '把过程摆在明处的交易应用。', 'Limelight 是一款查看数字货币行情并进行交易的移动应用。
我们坚持三件事：
- **金额精确**：金额按十进制计算，不取近似值；每笔资金变动都复式记账，账目始终平衡。
- **结果可查**：每笔订单都会列出开仓价、结算价和对应的时间。
- **来源透明**：模拟和回放的价格，在显示的地方都会标明。
应用支持中文、英文和日文。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('agreement', 'zh_CN', 'agreement', '软件服务协议', '使用 Limelight 的条款。', '本协议由您与本套 Limelight 系统的运营方（以下简称“平台”）订立。请在注册前仔细阅读。勾选同意即表示您接受本协议。
## 一、服务内容
平台为您展示数字货币价格、记录余额，并提供短周期期权交易。标有“暂未开放”的功能，在开放之前不属于服务范围。
## 二、演示资金
凡应用中标明为演示资金或体验资金的，仅供试用，不能提现、出售或兑换，在应用之外没有价值。系统重置时，这些资金可能一并重置。
## 三、您的账号
您应当是所适用法律规定的成年人，且您所在的地区允许使用此类服务。每人只使用一个账号，不得出借。请使用您本人的邮箱或手机号。
## 四、密码与验证码
请妥善保管密码和验证码。除应用自身的输入界面外，平台不会以任何方式索要。使用您的账号登录后提交的订单视为您本人的操作；如果怀疑账号被他人掌握，请立即告知客服。
## 五、价格与订单
价格可能来自模拟或历史回放，此时应用会加以标明。订单按入库的价格和公告《期权如何结算》中的规则判定。下单时显示的收益率适用于该笔订单，此后调整不影响已下的订单。
## 六、风险提示
期权可能在一分钟内损失全部本金。收益率的设定对平台有利，只有一半判断正确的人长期会亏损。请勿投入您无法承受损失的资金。应用中的任何内容都不构成投资建议。
## 七、合理使用
请勿攻击服务、绕过限制、利用漏洞而不报告，或者代他人交易。平台在核实违规行为期间，可以拒绝订单或冻结账号，并会告知原因，法律禁止告知的除外。
## 八、您的数据
平台只保存提供服务所需的数据，包括您的邮箱或手机号、订单、账户流水、邀请人、每次登录的网络地址和浏览器信息，以及您接受本协议的时间和版本。密码只以哈希形式保存。平台不会出售您的数据。
## 九、服务中断
任何服务都可能中断。服务器或行情出现故障时，订单按已公布的规则结算或作废。在法律允许的范围内，平台对您可能错失的收益不承担责任。
## 十、协议变更
新版本会标注新的日期，在您同意之后对您生效，最迟于您下次登录时征求同意。您可以随时停止使用服务，未结算的订单仍会照常结算。您所在地的强制性法律规定不受本协议影响。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('commerce-book', 'zh_CN', 'book', '商业说明', '平台收什么费用，靠什么盈利。', '## 期权
您的期权由平台作为对手方。判断正确时得到的收益，少于判断错误时损失的本金，这个差额就是平台的收入。收益率为 76% 时，100 单大约要对 57 单才能保本。所有时长的收益率在下单前都可以看到。
## 卖回
未到期的订单按计算出的价值减去 5% 买回。
## 划转
在自己的账户之间划转资金免费。
## 尚未提供的服务
目前没有充值、提现、闪兑、合约和推荐奖励。这些服务开放之前，收费标准会先在这里公布。', NULL, 3, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('help-funds', 'zh_CN', 'help', '账户、余额与资金明细', '可用和冻结是什么意思，怎样自己核对账目。', '您有三个账户，每个账户都可以存放 USDT、TRX、BBT、ETH 和 BTC。
- **钱包账户**：资金最先到达的地方
- **期权账户**：支付期权的投入，接收期权的结果
- **合约账户**：留给合约使用，合约暂未开放
## 可用与冻结
**可用**是现在可以动用的部分，**冻结**是未结算订单占用的部分。两者都属于您，加起来就是合计。
## 资金明细
可用余额的每次变动都会记成一行，写明原因、数量、时间和变动后的余额。记录不会被修改或删除，全部相加正好等于您看到的余额。
## 今日盈亏
当前估值减去 UTC 0 点的估值，再减去今日的净转入。点按这个数字可以查看计算过程。', NULL, 3, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('help-first-steps', 'zh_CN', 'help', '第一笔交易，一步一步来', '从注册到订单结算，大约三分钟。', '1. **注册账号。** 用邮箱或手机号注册。密码为 6 至 8 位，必须同时包含字母和数字。邀请码可以不填。
2. **填写验证码。** 如果服务器没有配置邮件服务，验证码会显示在演示收件箱里，而且只有发起请求的这个浏览器能看到。
3. **划转资金。** 期权从期权账户扣款。打开“资产”，点“划转”，把 USDT 从钱包转到期权账户。
4. **下单。** 在“期权”页选择币种和时长，输入投入金额，看涨选“买涨”，看跌选“买跌”。
5. **等待结算。** 倒计时在确认信息所示的那一秒结束。关闭应用也没有关系，订单会照常结算。
6. **核对结果。** 资金明细会列出投入和结果，以及每一步之后的余额。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('market-data-source', 'zh_CN', 'notice', '行情数据从哪里来', '模拟、回放还是真实行情，界面上都会标明。', '价格是否可信，要看它从哪里来。因此我们会在界面上标明来源。
- **模拟行情**：价格由服务器计算产生，走势与真实市场相似，但不是任何交易所的报价，请勿作为应用之外的决策依据。
- **历史回放**：按原速或加速播放过去的 K 线数据。图表和订单上的时间都是数据当时的时间，只能交易数据中包含的交易对。
价格一旦中断，界面会提示已有多久没有更新。价格超过 3 秒未更新时，不接受下单。
BBT 是平台代币，没有公开市场。在演示环境之外，不提供 BBT 期权。', NULL, 3, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('how-options-settle', 'zh_CN', 'notice', '期权如何结算', '开仓价、结算价怎么定，什么情况下退回本金。', '一笔期权的输赢只看两个价格，它们和对应的时间都可以在订单详情里查到。
## 开仓价
订单被接受之后记录到的**第一个价格**就是开仓价。下单的那一刻，您和平台都不知道这个价格。所选时长从这里开始计算。
## 结算价
到期那一秒**或之前**最后记录到的价格就是结算价。之后到达的价格不会改变结果。这一秒及之前的价格全部入库之后，订单会在到期约一秒后结算。
## 结果
- **方向判断正确**：退回本金，并获得收益。收益等于本金乘以下单时显示的收益率。
- **方向判断错误**：损失本金，不会更多。
- **两个价格相同**：退回本金。
## 什么情况下订单作废
出现以下任一情况，本金全额退回：下单后 3 秒内没有新的价格；结算价距到期时间超过 3 秒；开仓价和结算价是同一条价格记录。', NULL, 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('welcome', 'zh_CN', 'notice', '欢迎使用 Limelight', '现在能做什么，还有哪些功能即将开放。', '在 Limelight，您可以查看实时价格，五个币种的余额分毫不差，每一次结算都有据可查。
## 现在可以做什么
- 查看 BTC、ETH、TRX、BBT 兑 USDT 的行情，K 线周期从 1 分钟到 1 周
- 在钱包、期权、合约账户之间划转资金，即时到账，不收手续费
- 交易短周期期权，判断价格的涨跌
- 在**资金明细**里核对余额的每一次变动
## 暂未开放的功能
充值、提现、闪兑和合约正在准备中。开放之前，点击会提示“暂未开放”，资金不会有任何变动。
## 关于演示环境
在演示环境中，注册后会收到一笔体验资金。它只供试用，在本应用之外没有价值，您的操作不会产生真实的盈亏。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('slide-notices', 'zh_CN', 'slide', '每次结算都有据可查', '了解价格如何记录、订单如何判定。', '', '/pages/home/noticeList', 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('slide-options', 'zh_CN', 'slide', '下单之前，先看清结果', '收益、亏损和保本胜率，下单界面一目了然。', '', '/pages/contract/index', 0, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('slide-transfer', 'zh_CN', 'slide', '资金划转，即时到账', '在自己的账户之间划转，不收手续费。', '', '/pages/asset/transfer', 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('support', 'zh_CN', 'support', '在线客服', '如何获得帮助，需要准备什么。', '## 如何联系我们
**演示环境**没有客服人员，请联系搭建这个环境的人。常见问题在公告和帮助里都有说明。
**设有客服的正式环境**，运营方会在本页写明联系方式。请只使用本页写明的方式。凡是主动找上门、自称客服的，都不是客服。
## 请提供以下信息
- 您的 UID，可在“我的”页面查看
- 如果问题与某笔订单或资金记录有关，请附上编号
- 问题发生的时间和您所在的时区
- 您做了什么操作，预期是什么结果，界面显示了什么提示
最好附上截图，不方便公开的内容请先遮住。
## 这些信息不要告诉任何人
**任何人帮您解决问题，都不需要您的密码或验证码。** 不要发给任何人，也不要在本应用以外的地方输入。如果怀疑密码已经泄露，请立即告知客服，并且不要再在其他地方使用这个密码。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('white-book', 'zh_CN', 'book', '白皮书', '平台如何记录价格、管理余额、结算订单。', '## 价格
每个价格都会连同交易对、序号和时间先入库，然后才展示。图表由入库的价格生成，结算也以它们为准。您看到的价格和决定订单结果的价格，出自同一份记录。
## 余额
账本采用复式记账，一个账户转出多少，对方账户就转入多少。数据库本身不允许任何账户出现负数。记录只增不改，需要更正时，追加一笔方向相反的记录。
## 订单
期权被接受时，您的本金会被冻结，平台也会同时冻结这一单获胜所需的全部收益，因此平台总能兑付。平台资金不足以冻结时，就不会接受这笔订单。
## 服务中断
服务器停机期间到期的订单，恢复后会按到期那一秒的有效价格结算，每笔只结算一次。如果没有有效价格，本金会退回。', NULL, 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('about', 'ja_JP', 'book', 'Limelight について', '根拠を見せる取引アプリです。', 'Limelight は、暗号資産の相場を確認し、取引するためのモバイルアプリです。
大切にしていることが 3 つあります。
- **正確な金額**：金額は近似値ではなく 10 進数のまま計算します。資金の動きはすべて複式簿記で記録し、帳簿は常に釣り合います。
- **説明できる結果**：注文には、開始価格と決済価格を、それぞれの時刻とともに表示します。
- **出どころの明示**：シミュレーションや再生の価格には、必ずその旨を表示します。
日本語、英語、中国語に対応しています。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('agreement', 'ja_JP', 'agreement', 'ソフトウェアサービス規約', 'Limelight をご利用いただく際の条件です。', '本規約は、お客様と、この Limelight の運営者（以下「当社」）との間の取り決めです。登録の前にお読みください。同意欄にチェックを入れると、本規約に同意したことになります。
## 第 1 条　サービスの内容
当社は、暗号資産の価格の表示、残高の管理、短期オプションの取引を提供します。「まだ公開されていません」と表示される機能は、公開されるまで本サービスに含まれません。
## 第 2 条　デモ資金
アプリでデモ資金またはお試し用の資金と表示される残高は、試用のためのものです。出金、売却、交換はできず、アプリの外では価値を持ちません。環境の初期化とともに失われることがあります。
## 第 3 条　アカウント
お客様は、適用される法律上の成年であり、お住まいの地域でこの種のサービスの利用が認められている必要があります。アカウントはお一人につき 1 つとし、貸与はできません。ご自身のメールアドレスまたは電話番号をご登録ください。
## 第 4 条　パスワードと認証コード
パスワードと認証コードは、ご自身で管理してください。アプリの入力画面以外で、当社がお尋ねすることはありません。お客様のログインで行われた注文は、お客様の注文として扱います。他人に知られたおそれがあるときは、すぐにサポートへご連絡ください。
## 第 5 条　価格と注文
価格は、シミュレーションまたは過去相場の再生による場合があり、その旨をアプリに表示します。注文の結果は、保存された価格に基づき、お知らせ「オプションの決済方法」の規則で決まります。注文時に表示されたペイアウト率は、その後の変更にかかわらず、その注文に適用されます。
## 第 6 条　リスク
オプションでは、1 分のうちに投資額の全額を失うことがあります。ペイアウト率は当社に有利に設定されており、半分しか当たらない場合、長い目で見ると損失になります。失って困る資金は投じないでください。アプリの内容は投資助言ではありません。
## 第 7 条　禁止事項
サービスへの攻撃、制限の回避、不具合の悪用、他人のための取引を禁止します。違反の調査中、当社は注文を断り、またはアカウントを凍結することがあります。法律で禁じられる場合を除き、理由をお伝えします。
## 第 8 条　お客様の情報
当社は、サービスに必要な情報を保存します。メールアドレスまたは電話番号、注文、口座の記録、招待者、ログインごとのネットワークアドレスとブラウザ情報、本規約に同意した日時と版がこれに当たります。パスワードはハッシュとしてのみ保存します。お客様の情報を販売することはありません。
## 第 9 条　サービスの停止
サービスは停止することがあります。サーバーや価格に障害が起きたとき、注文は公表された規則に従って決済され、または無効になります。法律が認める範囲で、当社は逸失利益について責任を負いません。
## 第 10 条　規約の変更
新しい版には新しい日付を付け、お客様が同意した時から適用します。同意は、遅くとも次回のログイン時にお願いします。お客様はいつでも利用をやめることができ、未決済の注文は通常どおり決済されます。お住まいの地域の強行法規は、本規約によって妨げられません。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('commerce-book', 'ja_JP', 'book', '料金と収益のご案内', 'いただく料金と、当社の収益の仕組みです。', '## オプション
オプションの相手方は当社です。当たったときの利益は、外れたときの損失より小さく、この差が当社の収益になります。ペイアウト率 76% では、100 回のうちおよそ 57 回当てて損益がゼロになります。すべての期間のペイアウト率は、注文前に確認できます。
## 売り戻し
満期前の注文は、計算上の価値から 5% を引いた額で買い取ります。
## 振替
ご自分の口座の間の振替は無料です。
## まだ取り扱っていないもの
入金、出金、スワップ、先物、紹介報酬は、まだありません。公開の前に、料金をこのページでお知らせします。', NULL, 3, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('help-funds', 'ja_JP', 'help', '口座、残高、資金明細', '「利用可能」と「凍結中」の意味と、残高の確かめ方です。', '口座は 3 つあり、それぞれに USDT、TRX、BBT、ETH、BTC を保有できます。
- **ウォレット**：資金が最初に入る口座です
- **オプション**：オプションの投資額を支払い、結果を受け取る口座です
- **先物**：先物取引のための口座です。先物はまだ公開されていません
## 利用可能と凍結中
**利用可能**は、いま使える額です。**凍結中**は、未決済の注文に充てられている額です。どちらもお客様のもので、足すと合計になります。
## 資金明細
利用可能残高の動きは、理由、数量、時刻、その後の残高とともに 1 件ずつ記録されます。記録が書き換えられたり消されたりすることはなく、すべて足すと表示中の残高と一致します。
## 本日の損益
現在の評価額から、UTC 0 時の評価額と本日の純入金額を差し引いた額です。数字をタップすると、計算の内訳を確認できます。', NULL, 3, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('help-options', 'ja_JP', 'help', '数字で分かるオプション', 'ペイアウト、損益分岐の勝率、取消、売り戻しについて。', '## ペイアウト
ペイアウト率 76% の 60 秒に、100 USDT を投資したとします。当たれば、投資額 100 と利益 76 を合わせた 176 USDT を受け取ります。外れれば 100 USDT を失います。
## 損益分岐の勝率
このペイアウト率では、100 回のうちおよそ 57 回当てて、ようやく損益がゼロになります。1 ÷ 1.76 が約 56.8% だからです。この数字は、期間ごとに注文画面に表示されます。半分しか当たらなければ、**長い目で見ると損失になります**。
## 取消
開始価格が記録されるまでは、無料で取り消せます。通常は 1 秒以内です。
## 売り戻し
開始後は、満期前の注文を当社に売り戻せます。提示額は現在の価値から 5% を引いた額で、3 秒間有効です。満期前の最後の 10 秒間は売り戻しできません。', NULL, 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('help-first-steps', 'ja_JP', 'help', 'はじめての取引', '登録から決済まで、およそ 3 分です。', '1. **登録する。** メールアドレスまたは電話番号で登録します。パスワードは英字と数字を両方含む 6〜8 文字です。招待コードは空欄でもかまいません。
2. **認証コードを入力する。** サーバーにメール送信の設定がない場合、コードはデモ受信箱に表示されます。見られるのは、コードを請求したブラウザだけです。
3. **資金を振り替える。** 投資額はオプション口座から支払われます。「資産」の「振替」で、ウォレットからオプション口座へ USDT を移します。
4. **注文する。** 「オプション」で銘柄と期間を選び、投資額を入力します。値上がりを予想するならコール、値下がりを予想するならプットを選びます。
5. **決済を待つ。** カウントダウンは、確認画面に示された秒ちょうどに終わります。アプリを閉じても、注文は決済されます。
6. **結果を確かめる。** 資金明細に、投資額と結果、その都度の残高が並びます。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('market-data-source', 'ja_JP', 'notice', '価格データの出どころ', 'シミュレーション、再生、実際の相場。どれであるかを必ず表示します。', '価格の信頼性は、その出どころ次第です。そのため、アプリでは必ず出どころを表示しています。
- **シミュレーション相場**：サーバーが計算した価格です。実際の相場に似た動きをしますが、どの取引所の価格でもありません。アプリの外での判断には使わないでください。
- **過去相場の再生**：過去のローソク足を、実際の速さまたは早送りで再生します。チャートや注文の時刻はデータ当時のものです。取引できるのは、データに含まれる通貨ペアだけです。
価格が止まると、何秒前の価格であるかを表示します。3 秒を超えて古い価格では、注文を受け付けません。
BBT は当社のトークンで、公開市場がありません。デモ環境以外では、BBT のオプションは取り扱いません。', NULL, 3, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('how-options-settle', 'ja_JP', 'notice', 'オプションの決済方法', '開始価格と決済価格の決まり方、投資額が戻る場合について。', 'オプションの結果は 2 つの価格で決まります。どちらの価格も、その時刻とともに注文の詳細で確認できます。
## 開始価格
注文が受け付けられた後、**最初に記録された価格**が開始価格です。注文の時点では、お客様も当社もこの価格を知ることはできません。選んだ期間はここから始まります。
## 決済価格
満期となる秒**またはそれ以前**に、最後に記録された価格で判定します。それより後に届いた価格で結果が変わることはありません。その時点までの価格がすべて保存されるのを待って、満期のおよそ 1 秒後に決済します。
## 結果
- **予想が当たった場合**：投資額が戻り、利益が加わります。利益は、投資額に注文時のペイアウト率を掛けた額です。
- **予想が外れた場合**：投資額を失います。それ以上の損失はありません。
- **2 つの価格が同じ場合**：投資額が戻ります。
## 注文が無効になる場合
注文から 3 秒以内に価格が届かないとき、決済価格が満期より 3 秒を超えて古いとき、開始と決済が同じ価格記録になるときは、投資額を全額お返しします。', NULL, 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('welcome', 'ja_JP', 'notice', 'Limelight へようこそ', 'いま使える機能と、これから公開する機能のご案内です。', 'Limelight では、リアルタイムの価格を確認し、5 種類の通貨の残高を正確に管理できます。決済の根拠もすべてご覧いただけます。
## いまできること
- BTC、ETH、TRX、BBT の対 USDT 価格を、1 分足から週足までのチャートで確認する
- ウォレット、オプション、先物の各口座の間で、資金を手数料無料で即時に振り替える
- 価格の方向を予想する短期オプションを取引する
- 残高の動きを**資金明細**で 1 件ずつ確かめる
## まだ公開していない機能
入金、出金、スワップ、先物は準備中です。公開までは「この機能はまだ公開されていません」と表示され、資金が動くことはありません。
## デモ環境について
デモ環境では、登録するとお試し用の資金が付与されます。アプリの外では価値を持たず、お客様に実際の損益が生じることはありません。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('slide-notices', 'ja_JP', 'slide', '決済の根拠が、すべて分かる', '価格の記録と判定の仕組みをご紹介します。', '', '/pages/home/noticeList', 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('slide-options', 'ja_JP', 'slide', '結果を見てから、注文できる', '利益、損失、損益分岐の勝率を注文前に表示します。', '', '/pages/contract/index', 0, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('slide-transfer', 'ja_JP', 'slide', '口座間の振替は、すぐに反映', 'ご自分の口座の間なら、手数料は無料です。', '', '/pages/asset/transfer', 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('support', 'ja_JP', 'support', 'カスタマーサービス', 'お問い合わせの方法と、ご用意いただきたい情報です。', '## お問い合わせ先
**デモ環境**には、サポート窓口がありません。この環境を用意した方にお尋ねください。よくある質問の答えは、お知らせとヘルプにあります。
**サポート窓口のある環境**では、運営者がこのページに連絡先を掲載します。ここに掲載された連絡先だけをご利用ください。向こうから連絡してきてサポートを名乗る相手は、サポートではありません。
## お知らせいただきたいこと
- マイページに表示されている UID
- 注文や資金明細に関するお問い合わせの場合は、その番号
- 問題が起きた時刻とタイムゾーン
- 行った操作、期待した結果、画面に表示されたメッセージ
画面の写しがあると助かります。見せたくない部分は隠してください。
## 決して教えないでください
**サポートのために、パスワードや認証コードが必要になることはありません。** 誰にも送らず、このアプリ以外の場所に入力しないでください。パスワードを知られたおそれがあるときは、すぐにサポートへ連絡し、同じパスワードをほかで使わないでください。', NULL, 1, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.content VALUES ('white-book', 'ja_JP', 'book', 'ホワイトブック', '価格の記録、残高の管理、注文の決済の仕組みです。', '## 価格
価格は、通貨ペア、番号、時刻とともに保存された後で、はじめて表示されます。チャートも決済も、保存された価格から作られます。画面に表示される価格と、注文の結果を決める価格は、同じ記録です。
## 残高
台帳は複式簿記です。ある口座から出た額は、そのまま別の口座に入ります。残高がゼロを下回ることは、データベース自体が拒みます。記録は追加されるだけで、訂正には逆向きの記録を加えます。
## 注文
オプションが受け付けられると、お客様の投資額が凍結され、同時に、当たった場合の利益の全額が当社の口座で確保されます。そのため、必ずお支払いできます。確保できない場合、注文は受け付けません。
## 停止したとき
サーバーの停止中に満期を迎えた注文は、再開後に、満期の秒に有効だった価格で一度だけ決済されます。有効な価格がなければ、投資額をお返しします。', NULL, 2, '2026-11-01', 1793491200000, 1795919427835);
INSERT INTO public.demo_inbox VALUES ('01a22523-bc84-7289-8679-e99f6a98f4e5', 'V2SKK_vPpuCv1acvKK5AqFR6ob_Ygy6wwQO5LDZ6VI0', 'anna@example.com', 'register', '603947', 1795919428740, 1795919728735);
INSERT INTO public.demo_inbox VALUES ('01a22523-bd94-72be-a059-faa051dddb8b', 'A7NeqyODn3EElcP3JvI4mDabA3uRviEZ39UqXl3afdk', 'ben@example.org', 'register', '061157', 1795919429012, 1795919729007);
INSERT INTO public.entries VALUES ('0d1ac717-9c1b-8490-bcc3-e91ff70420ef', 1, '136dd6b3-045b-8005-a648-8905d2263399', 9, 'available', 22, 500000.000000000000000000, 500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('16fa856a-8d05-8f34-8ab9-3794f5bfdc1f', 1, '136dd6b3-045b-8005-a648-8905d2263399', 3, 'available', 22, 500000.000000000000000000, 500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('1af866c1-c750-8b66-ae49-fab34207e123', 1, '136dd6b3-045b-8005-a648-8905d2263399', 1, 'available', 22, 500000.000000000000000000, 500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('49c110f0-aed3-8a92-aca1-0eb14d49a3de', 1, '136dd6b3-045b-8005-a648-8905d2263399', 15, 'available', 22, 500000.000000000000000000, 500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('571e82b8-6703-89f7-a09e-cc7bbec0eea8', 1, '136dd6b3-045b-8005-a648-8905d2263399', 12, 'available', 22, -500000.000000000000000000, -500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('599a274a-b70c-8225-8946-f4a49966c791', 1, '136dd6b3-045b-8005-a648-8905d2263399', 6, 'available', 22, -500000.000000000000000000, -500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('5f87155a-8d61-8e59-ae7c-5e9a2d7d453b', 1, '136dd6b3-045b-8005-a648-8905d2263399', 8, 'available', 22, -500000.000000000000000000, -500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('60f8b794-565e-8185-9f29-b1233f95f413', 1, '136dd6b3-045b-8005-a648-8905d2263399', 4, 'available', 22, -500000.000000000000000000, -500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('74617845-7728-897c-9b88-f6669c291d04', 1, '136dd6b3-045b-8005-a648-8905d2263399', 2, 'available', 22, -500000.000000000000000000, -500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('74f7dbef-de86-8f6c-a031-ac78ce084f07', 1, '136dd6b3-045b-8005-a648-8905d2263399', 0, 'available', 22, -500000.000000000000000000, -500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('7655cedd-abaf-8a0d-8a85-c8fca7c2d83b', 1, '136dd6b3-045b-8005-a648-8905d2263399', 13, 'available', 22, 500000.000000000000000000, 500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('81e5e06e-0409-858f-97ff-f8b1e055974f', 1, '136dd6b3-045b-8005-a648-8905d2263399', 5, 'available', 22, 500000.000000000000000000, 500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('9d3b6f2a-9cf0-859d-85d2-1ece6dfc9946', 1, '136dd6b3-045b-8005-a648-8905d2263399', 14, 'available', 22, -500000.000000000000000000, -500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('bd956515-7f1e-8a58-baba-a321b2683e72', 1, '136dd6b3-045b-8005-a648-8905d2263399', 11, 'available', 22, 500000.000000000000000000, 500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('df2927df-c25c-850e-88ae-2c52267dd64f', 1, '136dd6b3-045b-8005-a648-8905d2263399', 10, 'available', 22, -500000.000000000000000000, -500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('e33069d0-89fd-80c5-82a0-8e34ad518e64', 1, '136dd6b3-045b-8005-a648-8905d2263399', 7, 'available', 22, 500000.000000000000000000, 500000.000000000000000000, 'house.fund', 'house', 'options', 1795919427799);
INSERT INTO public.entries VALUES ('249e703d-a09b-8a6d-bec2-95058997a1d2', 1, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 9, 'available', 21, 1000.000000000000000000, 1000.000000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('4e419cc3-422b-8df7-b926-68a7f739e170', 1, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 6, 'available', 21, -10000.000000000000000000, -10000.000000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('5f87155a-8d61-8e59-ae7c-5e9a2d7d453b', 2, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 0, 'available', 21, -10000.000000000000000000, -510000.000000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('6a4c89ba-4d14-8198-a1b2-d9ebf7a6db0c', 1, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 5, 'available', 21, 1.000000000000000000, 1.000000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('78350353-e21f-887a-a4db-17f28489d2e6', 1, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 4, 'available', 21, -1.000000000000000000, -1.000000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('82206468-7be8-8127-8c75-96dafa2160b0', 1, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 8, 'available', 21, -1000.000000000000000000, -1000.000000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('a6e7986f-85f2-8620-93dc-d81641d85c90', 1, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 1, 'available', 21, 10000.000000000000000000, 10000.000000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('b4a7d66c-d26a-8643-ba7d-f326aa27ac4b', 1, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 2, 'available', 21, -0.100000000000000000, -0.100000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('c8af1d87-0ead-8838-b5ed-87f884211e71', 1, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 7, 'available', 21, 10000.000000000000000000, 10000.000000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('cd289797-9558-8a99-ae03-4bffe1182216', 1, '4c4d9853-bf69-8ded-b1e6-d850d4e56c28', 3, 'available', 21, 0.100000000000000000, 0.100000000000000000, 'opening', 'user', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1795919428788);
INSERT INTO public.entries VALUES ('1133b5cd-4943-89de-989b-49adcc022c5c', 1, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 6, 'available', 21, -10000.000000000000000000, -10000.000000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('210176c2-4259-8820-a7ad-3bfbd2d0d670', 1, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 3, 'available', 21, 0.100000000000000000, 0.100000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('26efabf9-5210-86e6-b80a-d4a7ef4f237b', 1, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 1, 'available', 21, 10000.000000000000000000, 10000.000000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('6835c1b2-e4f7-8257-84da-7c9fe96bd16c', 1, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 4, 'available', 21, -1.000000000000000000, -1.000000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('74617845-7728-897c-9b88-f6669c291d04', 2, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 0, 'available', 21, -10000.000000000000000000, -510000.000000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('7d86abec-a1ed-898a-8706-4afc9ce01e1b', 1, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 2, 'available', 21, -0.100000000000000000, -0.100000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('84f2c8c2-05f6-8038-9f56-e2cbc4c96973', 1, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 7, 'available', 21, 10000.000000000000000000, 10000.000000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('b4ebea68-c3be-867e-a6c4-d9aa97ddbd5b', 1, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 8, 'available', 21, -1000.000000000000000000, -1000.000000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('bb3963fe-dde1-8460-bd05-c9d8a0e27906', 1, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 9, 'available', 21, 1000.000000000000000000, 1000.000000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('ffae3ecd-81c9-8a91-88ae-679bf15d4246', 1, 'a9be7f08-95f7-8d50-9c37-84d285a4668a', 5, 'available', 21, 1.000000000000000000, 1.000000000000000000, 'opening', 'user', '01a22523-bdaf-703f-9116-0587bf1ff879', 1795919429052);
INSERT INTO public.entries VALUES ('a6e7986f-85f2-8620-93dc-d81641d85c90', 2, '01a22523-bdce-72d9-ab49-36dfad23429b', 0, 'available', 4, -1000.000000000000000000, 9000.000000000000000000, 'funds.move', 'transfer', '01a22523-bdce-72d9-ab49-36dfad23429b', 1795919429070);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 1, '01a22523-bdce-72d9-ab49-36dfad23429b', 1, 'available', 16, 1000.000000000000000000, 1000.000000000000000000, 'funds.move', 'transfer', '01a22523-bdce-72d9-ab49-36dfad23429b', 1795919429070);
INSERT INTO public.entries VALUES ('26efabf9-5210-86e6-b80a-d4a7ef4f237b', 2, '01a22523-bde1-72f9-966a-ac2709ac207c', 0, 'available', 4, -1000.000000000000000000, 9000.000000000000000000, 'funds.move', 'transfer', '01a22523-bde1-72f9-966a-ac2709ac207c', 1795919429089);
INSERT INTO public.entries VALUES ('30559649-8855-894c-ac01-079454316f42', 1, '01a22523-bde1-72f9-966a-ac2709ac207c', 1, 'available', 16, 1000.000000000000000000, 1000.000000000000000000, 'funds.move', 'transfer', '01a22523-bde1-72f9-966a-ac2709ac207c', 1795919429089);
INSERT INTO public.entries VALUES ('16fa856a-8d05-8f34-8ab9-3794f5bfdc1f', 2, '01a22523-bdef-727e-9521-baca227e1865', 2, 'available', 15, -76.000000000000000000, 499924.000000000000000000, 'option.accept', 'option', '01a22523-bdee-73f4-b81f-a470988ccba4', 1795919429103);
INSERT INTO public.entries VALUES ('16fa856a-8d05-8f34-8ab9-3794f5bfdc1f', 3, '01a22523-bdef-727e-9521-baca227e1865', 3, 'frozen', 15, 76.000000000000000000, 76.000000000000000000, 'option.accept', 'option', '01a22523-bdee-73f4-b81f-a470988ccba4', 1795919429103);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 2, '01a22523-bdef-727e-9521-baca227e1865', 0, 'available', 1, -100.000000000000000000, 900.000000000000000000, 'option.accept', 'option', '01a22523-bdee-73f4-b81f-a470988ccba4', 1795919429103);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 3, '01a22523-bdef-727e-9521-baca227e1865', 1, 'frozen', 1, 100.000000000000000000, 100.000000000000000000, 'option.accept', 'option', '01a22523-bdee-73f4-b81f-a470988ccba4', 1795919429103);
INSERT INTO public.entries VALUES ('1af866c1-c750-8b66-ae49-fab34207e123', 2, '01a22523-be68-729c-9d08-6ea897e312ad', 2, 'available', 15, -76.000000000000000000, 499924.000000000000000000, 'option.accept', 'option', '01a22523-be66-71bd-b975-31e3de4b7157', 1795919429224);
INSERT INTO public.entries VALUES ('1af866c1-c750-8b66-ae49-fab34207e123', 3, '01a22523-be68-729c-9d08-6ea897e312ad', 3, 'frozen', 15, 76.000000000000000000, 76.000000000000000000, 'option.accept', 'option', '01a22523-be66-71bd-b975-31e3de4b7157', 1795919429224);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 4, '01a22523-be68-729c-9d08-6ea897e312ad', 0, 'available', 1, -100.000000000000000000, 800.000000000000000000, 'option.accept', 'option', '01a22523-be66-71bd-b975-31e3de4b7157', 1795919429224);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 5, '01a22523-be68-729c-9d08-6ea897e312ad', 1, 'frozen', 1, 100.000000000000000000, 200.000000000000000000, 'option.accept', 'option', '01a22523-be66-71bd-b975-31e3de4b7157', 1795919429224);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 6, '01a22523-be83-737c-8b96-73d873d75fd4', 0, 'available', 1, -100.000000000000000000, 700.000000000000000000, 'option.accept', 'option', '01a22523-be82-7291-ad5c-5f2fd9791a99', 1795919429251);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 7, '01a22523-be83-737c-8b96-73d873d75fd4', 1, 'frozen', 1, 100.000000000000000000, 300.000000000000000000, 'option.accept', 'option', '01a22523-be82-7291-ad5c-5f2fd9791a99', 1795919429251);
INSERT INTO public.entries VALUES ('bd956515-7f1e-8a58-baba-a321b2683e72', 2, '01a22523-be83-737c-8b96-73d873d75fd4', 2, 'available', 15, -76.000000000000000000, 499924.000000000000000000, 'option.accept', 'option', '01a22523-be82-7291-ad5c-5f2fd9791a99', 1795919429251);
INSERT INTO public.entries VALUES ('bd956515-7f1e-8a58-baba-a321b2683e72', 3, '01a22523-be83-737c-8b96-73d873d75fd4', 3, 'frozen', 15, 76.000000000000000000, 76.000000000000000000, 'option.accept', 'option', '01a22523-be82-7291-ad5c-5f2fd9791a99', 1795919429251);
INSERT INTO public.entries VALUES ('30559649-8855-894c-ac01-079454316f42', 2, '01a22523-be8e-706d-a4d9-a233c7c3e4e6', 0, 'available', 1, -50.000000000000000000, 950.000000000000000000, 'option.accept', 'option', '01a22523-be8e-706c-91ef-51fc60305855', 1795919429262);
INSERT INTO public.entries VALUES ('30559649-8855-894c-ac01-079454316f42', 3, '01a22523-be8e-706d-a4d9-a233c7c3e4e6', 1, 'frozen', 1, 50.000000000000000000, 50.000000000000000000, 'option.accept', 'option', '01a22523-be8e-706c-91ef-51fc60305855', 1795919429262);
INSERT INTO public.entries VALUES ('49c110f0-aed3-8a92-aca1-0eb14d49a3de', 2, '01a22523-be8e-706d-a4d9-a233c7c3e4e6', 2, 'available', 15, -38.000000000000000000, 499962.000000000000000000, 'option.accept', 'option', '01a22523-be8e-706c-91ef-51fc60305855', 1795919429262);
INSERT INTO public.entries VALUES ('49c110f0-aed3-8a92-aca1-0eb14d49a3de', 3, '01a22523-be8e-706d-a4d9-a233c7c3e4e6', 3, 'frozen', 15, 38.000000000000000000, 38.000000000000000000, 'option.accept', 'option', '01a22523-be8e-706c-91ef-51fc60305855', 1795919429262);
INSERT INTO public.entries VALUES ('16fa856a-8d05-8f34-8ab9-3794f5bfdc1f', 4, '01a22523-ca06-72e3-a674-cc39d18d276a', 2, 'frozen', 15, -76.000000000000000000, 0.000000000000000000, 'option.win', 'option', '01a22523-bdee-73f4-b81f-a470988ccba4', 1795919432200);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 8, '01a22523-ca06-72e3-a674-cc39d18d276a', 0, 'frozen', 14, -100.000000000000000000, 200.000000000000000000, 'option.win', 'option', '01a22523-bdee-73f4-b81f-a470988ccba4', 1795919432200);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 9, '01a22523-ca06-72e3-a674-cc39d18d276a', 1, 'available', 14, 100.000000000000000000, 800.000000000000000000, 'option.win', 'option', '01a22523-bdee-73f4-b81f-a470988ccba4', 1795919432200);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 10, '01a22523-ca06-72e3-a674-cc39d18d276a', 3, 'available', 15, 76.000000000000000000, 876.000000000000000000, 'option.win', 'option', '01a22523-bdee-73f4-b81f-a470988ccba4', 1795919432200);
INSERT INTO public.entries VALUES ('1af866c1-c750-8b66-ae49-fab34207e123', 4, '01a22523-ca44-7131-bc93-09c0348dc766', 1, 'available', 1, 100.000000000000000000, 500024.000000000000000000, 'option.loss', 'option', '01a22523-be66-71bd-b975-31e3de4b7157', 1795919432261);
INSERT INTO public.entries VALUES ('1af866c1-c750-8b66-ae49-fab34207e123', 5, '01a22523-ca44-7131-bc93-09c0348dc766', 2, 'frozen', 15, -76.000000000000000000, 0.000000000000000000, 'option.loss', 'option', '01a22523-be66-71bd-b975-31e3de4b7157', 1795919432261);
INSERT INTO public.entries VALUES ('1af866c1-c750-8b66-ae49-fab34207e123', 6, '01a22523-ca44-7131-bc93-09c0348dc766', 3, 'available', 15, 76.000000000000000000, 500100.000000000000000000, 'option.loss', 'option', '01a22523-be66-71bd-b975-31e3de4b7157', 1795919432261);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 11, '01a22523-ca44-7131-bc93-09c0348dc766', 0, 'frozen', 1, -100.000000000000000000, 100.000000000000000000, 'option.loss', 'option', '01a22523-be66-71bd-b975-31e3de4b7157', 1795919432261);
INSERT INTO public.entries VALUES ('30559649-8855-894c-ac01-079454316f42', 4, '01a22523-ca73-73fb-9ed3-df440918bca4', 0, 'frozen', 1, -50.000000000000000000, 0.000000000000000000, 'option.loss', 'option', '01a22523-be8e-706c-91ef-51fc60305855', 1795919432311);
INSERT INTO public.entries VALUES ('49c110f0-aed3-8a92-aca1-0eb14d49a3de', 4, '01a22523-ca73-73fb-9ed3-df440918bca4', 1, 'available', 1, 50.000000000000000000, 500012.000000000000000000, 'option.loss', 'option', '01a22523-be8e-706c-91ef-51fc60305855', 1795919432311);
INSERT INTO public.entries VALUES ('49c110f0-aed3-8a92-aca1-0eb14d49a3de', 5, '01a22523-ca73-73fb-9ed3-df440918bca4', 2, 'frozen', 15, -38.000000000000000000, 0.000000000000000000, 'option.loss', 'option', '01a22523-be8e-706c-91ef-51fc60305855', 1795919432311);
INSERT INTO public.entries VALUES ('49c110f0-aed3-8a92-aca1-0eb14d49a3de', 6, '01a22523-ca73-73fb-9ed3-df440918bca4', 3, 'available', 15, 38.000000000000000000, 500050.000000000000000000, 'option.loss', 'option', '01a22523-be8e-706c-91ef-51fc60305855', 1795919432311);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 12, '01a22523-ca73-73fa-a57a-a08d004e1148', 0, 'frozen', 14, -100.000000000000000000, 0.000000000000000000, 'option.win', 'option', '01a22523-be82-7291-ad5c-5f2fd9791a99', 1795919432311);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 13, '01a22523-ca73-73fa-a57a-a08d004e1148', 1, 'available', 14, 100.000000000000000000, 976.000000000000000000, 'option.win', 'option', '01a22523-be82-7291-ad5c-5f2fd9791a99', 1795919432311);
INSERT INTO public.entries VALUES ('a8ced649-1ef3-8e1a-a46c-30189df091a9', 14, '01a22523-ca73-73fa-a57a-a08d004e1148', 3, 'available', 15, 76.000000000000000000, 1052.000000000000000000, 'option.win', 'option', '01a22523-be82-7291-ad5c-5f2fd9791a99', 1795919432311);
INSERT INTO public.entries VALUES ('bd956515-7f1e-8a58-baba-a321b2683e72', 4, '01a22523-ca73-73fa-a57a-a08d004e1148', 2, 'frozen', 15, -76.000000000000000000, 0.000000000000000000, 'option.win', 'option', '01a22523-be82-7291-ad5c-5f2fd9791a99', 1795919432311);
INSERT INTO public.entries VALUES ('30559649-8855-894c-ac01-079454316f42', 5, '01a22523-d61e-7301-bf96-f3538644494e', 0, 'available', 1, -25.000000000000000000, 925.000000000000000000, 'option.accept', 'option', '01a22523-d61d-71f5-ac4d-ead59de353a6', 1795919435294);
INSERT INTO public.entries VALUES ('30559649-8855-894c-ac01-079454316f42', 6, '01a22523-d61e-7301-bf96-f3538644494e', 1, 'frozen', 1, 25.000000000000000000, 25.000000000000000000, 'option.accept', 'option', '01a22523-d61d-71f5-ac4d-ead59de353a6', 1795919435294);
INSERT INTO public.entries VALUES ('e33069d0-89fd-80c5-82a0-8e34ad518e64', 2, '01a22523-d61e-7301-bf96-f3538644494e', 2, 'available', 15, -19.000000000000000000, 499981.000000000000000000, 'option.accept', 'option', '01a22523-d61d-71f5-ac4d-ead59de353a6', 1795919435294);
INSERT INTO public.entries VALUES ('e33069d0-89fd-80c5-82a0-8e34ad518e64', 3, '01a22523-d61e-7301-bf96-f3538644494e', 3, 'frozen', 15, 19.000000000000000000, 19.000000000000000000, 'option.accept', 'option', '01a22523-d61d-71f5-ac4d-ead59de353a6', 1795919435294);
INSERT INTO public.idempotency VALUES ('01a22523-bcae-7253-8028-eed0fa5aa2dc', 'account.fundsMovement', '858709fc-016f-4181-b7ad-6b339cd89497', '1ccc8607cebc0ca443e88a2c216837b45019f4a4dde76137ccf23b7823abfdb2', '{"id":"01a22523-bdce-72d9-ab49-36dfad23429b","time":1795919429071,"from":{"available":"9000","frozen":"0","total":"9000","valuation":"9000"},"to":{"available":"1000","frozen":"0","total":"1000","valuation":"1000"}}', 1795919429069);
INSERT INTO public.idempotency VALUES ('01a22523-bdaf-703f-9116-0587bf1ff879', 'account.fundsMovement', '64a6f600-b444-428c-b815-049e985b6f33', '1ccc8607cebc0ca443e88a2c216837b45019f4a4dde76137ccf23b7823abfdb2', '{"id":"01a22523-bde1-72f9-966a-ac2709ac207c","time":1795919429090,"from":{"available":"9000","frozen":"0","total":"9000","valuation":"9000"},"to":{"available":"1000","frozen":"0","total":"1000","valuation":"1000"}}', 1795919429088);
INSERT INTO public.idempotency VALUES ('01a22523-bcae-7253-8028-eed0fa5aa2dc', 'options.order', 'c80eb8ad-7c36-44a1-8423-285c161fcd55', 'faedd8245d8fc322aedeacc0e628c709395a5cf28b21d6117ce4cbc3b4f457d0', '{"order":{"id":"01a22523-bdee-73f4-b81f-a470988ccba4","areaId":"1","tradeId":1,"direction":"up","duration":60,"quantity":"100","payoutRate":"0.76","accountType":2,"status":"settling","state":"accepted","outcome":null,"voidReason":null,"orderTime":1677628820659,"openTick":null,"settleAt":null,"settleTick":null,"openPrice":null,"currentPrice":"22996.60","settlePrice":null,"profit":null,"credited":null},"quote":null}', 1795919429100);
INSERT INTO public.idempotency VALUES ('01a22523-bcae-7253-8028-eed0fa5aa2dc', 'options.order', '14091398-b53b-4a73-bdb5-c2a0c9e32ccd', '536e730d022084c7610da8a2919f913dc3952cbfa5f3cc4fd1bacc48951671f0', '{"order":{"id":"01a22523-be66-71bd-b975-31e3de4b7157","areaId":"1","tradeId":1,"direction":"down","duration":60,"quantity":"100","payoutRate":"0.76","accountType":2,"status":"settling","state":"accepted","outcome":null,"voidReason":null,"orderTime":1677628821999,"openTick":null,"settleAt":null,"settleTick":null,"openPrice":null,"currentPrice":"22997.91","settlePrice":null,"profit":null,"credited":null},"quote":null}', 1795919429218);
INSERT INTO public.idempotency VALUES ('01a22523-bcae-7253-8028-eed0fa5aa2dc', 'options.order', '58dcf0ed-a27d-4756-bc0e-fb7179c3c52b', 'faedd8245d8fc322aedeacc0e628c709395a5cf28b21d6117ce4cbc3b4f457d0', '{"order":{"id":"01a22523-be82-7291-ad5c-5f2fd9791a99","areaId":"1","tradeId":1,"direction":"up","duration":60,"quantity":"100","payoutRate":"0.76","accountType":2,"status":"settling","state":"accepted","outcome":null,"voidReason":null,"orderTime":1677628823219,"openTick":null,"settleAt":null,"settleTick":null,"openPrice":null,"currentPrice":"22997.91","settlePrice":null,"profit":null,"credited":null},"quote":null}', 1795919429249);
INSERT INTO public.idempotency VALUES ('01a22523-bdaf-703f-9116-0587bf1ff879', 'options.order', 'old-order-of-ben', '2d89f7a2f93f11050374801b1f700fbf8b0ab469e11d82aa86c075fa336ae0fe', '{"order":{"id":"01a22523-be8e-706c-91ef-51fc60305855","areaId":"1","tradeId":1,"direction":"down","duration":60,"quantity":"50","payoutRate":"0.76","accountType":2,"status":"settling","state":"accepted","outcome":null,"voidReason":null,"orderTime":1677628823219,"openTick":null,"settleAt":null,"settleTick":null,"openPrice":null,"currentPrice":"22997.91","settlePrice":null,"profit":null,"credited":null},"quote":null}', 1795919429260);
INSERT INTO public.idempotency VALUES ('01a22523-bdaf-703f-9116-0587bf1ff879', 'options.order', '814f50f5-cb28-4fd2-882d-8ffba860e95a', '0f0bdf4cf41871a77a5b719dab0eff77f3d4c4b2350984c9ba50d783d8c6e6e4', '{"order":{"id":"01a22523-d61d-71f5-ac4d-ead59de353a6","areaId":"1","tradeId":1,"direction":"up","duration":60,"quantity":"25","payoutRate":"0.76","accountType":2,"status":"settling","state":"accepted","outcome":null,"voidReason":null,"orderTime":1677628943999,"openTick":null,"settleAt":null,"settleTick":null,"openPrice":null,"currentPrice":"22992.11","settlePrice":null,"profit":null,"credited":null},"quote":null}', 1795919435282);
INSERT INTO public.market_feed VALUES (1, 'replay BTCUSDT from 2023-03-01T00:00:00.000Z', '584aec4b23675c7d', 'old:1', 1, 1677628947459, 1795919435424);
INSERT INTO public.migration_lock VALUES (1);
INSERT INTO public.migrations VALUES ('001_ledger', 1795919427567);
INSERT INTO public.migrations VALUES ('010_market', 1795919427567);
INSERT INTO public.migrations VALUES ('020_people', 1795919427567);
INSERT INTO public.migrations VALUES ('025_content', 1795919427567);
INSERT INTO public.migrations VALUES ('030_options', 1795919427567);
INSERT INTO public.option_areas VALUES (2, 'self', 2, 1.000000000000000000, 5000.000000000000000000, '{2}', 200000.000000000000000000, 0.000000000000000000, 1, true);
INSERT INTO public.option_areas VALUES (3, 'self', 3, 1.000000000000000000, 5000.000000000000000000, '{2}', 200000.000000000000000000, 0.000000000000000000, 2, true);
INSERT INTO public.option_areas VALUES (11, 'assigned', 1, 1.000000000000000000, 5000.000000000000000000, '{2}', 200000.000000000000000000, 0.000000000000000000, 3, true);
INSERT INTO public.option_areas VALUES (12, 'assigned', 2, 1.000000000000000000, 5000.000000000000000000, '{2}', 200000.000000000000000000, 0.000000000000000000, 4, true);
INSERT INTO public.option_areas VALUES (1, 'self', 1, 1.000000000000000000, 5000.000000000000000000, '{2}', 200000.000000000000000000, 19.000000000000000000, 0, true);
INSERT INTO public.option_durations VALUES (1, 60, 0.760000000000000000);
INSERT INTO public.option_durations VALUES (1, 300, 0.800000000000000000);
INSERT INTO public.option_durations VALUES (1, 900, 0.820000000000000000);
INSERT INTO public.option_durations VALUES (1, 1800, 0.840000000000000000);
INSERT INTO public.option_durations VALUES (1, 3600, 0.860000000000000000);
INSERT INTO public.option_durations VALUES (1, 14400, 0.880000000000000000);
INSERT INTO public.option_durations VALUES (2, 60, 0.760000000000000000);
INSERT INTO public.option_durations VALUES (2, 300, 0.800000000000000000);
INSERT INTO public.option_durations VALUES (2, 900, 0.820000000000000000);
INSERT INTO public.option_durations VALUES (2, 1800, 0.840000000000000000);
INSERT INTO public.option_durations VALUES (2, 3600, 0.860000000000000000);
INSERT INTO public.option_durations VALUES (2, 14400, 0.880000000000000000);
INSERT INTO public.option_durations VALUES (3, 60, 0.760000000000000000);
INSERT INTO public.option_durations VALUES (3, 300, 0.800000000000000000);
INSERT INTO public.option_durations VALUES (3, 900, 0.820000000000000000);
INSERT INTO public.option_durations VALUES (3, 1800, 0.840000000000000000);
INSERT INTO public.option_durations VALUES (3, 3600, 0.860000000000000000);
INSERT INTO public.option_durations VALUES (3, 14400, 0.880000000000000000);
INSERT INTO public.option_durations VALUES (11, 300, 0.800000000000000000);
INSERT INTO public.option_durations VALUES (12, 300, 0.800000000000000000);
INSERT INTO public.option_orders VALUES ('01a22523-bdee-73f4-b81f-a470988ccba4', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1, 1, 'up', 60, 2, 'a8ced649-1ef3-8e1a-a46c-30189df091a9', '16fa856a-8d05-8f34-8ab9-3794f5bfdc1f', 100.000000000000000000, 0.760000000000000000, 76.000000000000000000, 'settled', 1677628820659, 21, 22, 1677628821000, 22997.04, 1677628881000, 82, 1677628881000, 23003.10, 'win', NULL, 76.000000000000000000, 1795919429102, 1677628882739);
INSERT INTO public.option_orders VALUES ('01a22523-be66-71bd-b975-31e3de4b7157', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1, 1, 'down', 60, 2, 'a8ced649-1ef3-8e1a-a46c-30189df091a9', '1af866c1-c750-8b66-ae49-fab34207e123', 100.000000000000000000, 0.760000000000000000, 76.000000000000000000, 'settled', 1677628821999, 22, 23, 1677628822000, 22997.47, 1677628882000, 83, 1677628882000, 23002.69, 'loss', NULL, -100.000000000000000000, 1795919429223, 1677628883979);
INSERT INTO public.option_orders VALUES ('01a22523-be82-7291-ad5c-5f2fd9791a99', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 1, 1, 'up', 60, 2, 'a8ced649-1ef3-8e1a-a46c-30189df091a9', 'bd956515-7f1e-8a58-baba-a321b2683e72', 100.000000000000000000, 0.760000000000000000, 76.000000000000000000, 'settled', 1677628823219, 24, 25, 1677628824000, 22998.34, 1677628884000, 85, 1677628884000, 23001.88, 'win', NULL, 76.000000000000000000, 1795919429251, 1677628885039);
INSERT INTO public.option_orders VALUES ('01a22523-be8e-706c-91ef-51fc60305855', '01a22523-bdaf-703f-9116-0587bf1ff879', 1, 1, 'down', 60, 2, '30559649-8855-894c-ac01-079454316f42', '49c110f0-aed3-8a92-aca1-0eb14d49a3de', 50.000000000000000000, 0.760000000000000000, 38.000000000000000000, 'settled', 1677628823219, 24, 25, 1677628824000, 22998.34, 1677628884000, 85, 1677628884000, 23001.88, 'loss', NULL, -50.000000000000000000, 1795919429262, 1677628885039);
INSERT INTO public.option_orders VALUES ('01a22523-d61d-71f5-ac4d-ead59de353a6', '01a22523-bdaf-703f-9116-0587bf1ff879', 1, 1, 'up', 60, 2, '30559649-8855-894c-ac01-079454316f42', 'e33069d0-89fd-80c5-82a0-8e34ad518e64', 25.000000000000000000, 0.760000000000000000, 19.000000000000000000, 'open', 1677628943999, 144, 145, 1677628944000, 22992.96, 1677629004000, NULL, NULL, NULL, NULL, NULL, NULL, 1795919435293, NULL);
INSERT INTO public.sessions VALUES ('01a22523-bcb9-70b7-96ee-57cd99f78f28', '01a22523-bcae-7253-8028-eed0fa5aa2dc', 'PP_OFXE8HZEU7HWsNeCjcEW0gCgPvFLjAJC3qU6MGJg', 1795919428793, 1795919428793, '127.0.0.1', 'node');
INSERT INTO public.sessions VALUES ('01a22523-bdc2-7168-a756-054a20dbb577', '01a22523-bdaf-703f-9116-0587bf1ff879', 'jPLRU2DBv8G5n0_rECcJc62TvJ6tWjyyGPTN7RYf3hA', 1795919429058, 1795919429058, '127.0.0.1', 'node');
INSERT INTO public.ticks VALUES (1, 1, 1677628800000, 23001.50, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 2, 1677628801000, 23001.25, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 3, 1677628802000, 23001.01, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 4, 1677628803000, 23000.76, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 5, 1677628804000, 23000.52, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 6, 1677628805000, 23000.27, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 7, 1677628806000, 23000.03, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 8, 1677628807000, 22999.78, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 9, 1677628808000, 22999.54, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 10, 1677628809000, 22999.29, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 11, 1677628810000, 22999.05, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 12, 1677628811000, 22998.80, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 13, 1677628812000, 22998.56, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 14, 1677628813000, 22998.31, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 15, 1677628814000, 22998.07, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 16, 1677628815000, 22997.82, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 17, 1677628816000, 22997.58, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 18, 1677628817000, 22997.33, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 19, 1677628818000, 22997.09, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 20, 1677628819000, 22996.84, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 21, 1677628820000, 22996.60, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 22, 1677628821000, 22997.04, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 23, 1677628822000, 22997.47, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 24, 1677628823000, 22997.91, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 25, 1677628824000, 22998.34, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 26, 1677628825000, 22998.78, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 27, 1677628826000, 22999.22, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 28, 1677628827000, 22999.65, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 29, 1677628828000, 23000.09, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 30, 1677628829000, 23000.52, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 31, 1677628830000, 23000.96, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 32, 1677628831000, 23001.40, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 33, 1677628832000, 23001.83, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 34, 1677628833000, 23002.27, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 35, 1677628834000, 23002.70, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 36, 1677628835000, 23003.14, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 37, 1677628836000, 23003.58, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 38, 1677628837000, 23004.01, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 39, 1677628838000, 23004.45, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 40, 1677628839000, 23004.88, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 41, 1677628840000, 23005.32, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 42, 1677628841000, 23005.16, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 43, 1677628842000, 23004.99, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 44, 1677628843000, 23004.83, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 45, 1677628844000, 23004.67, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 46, 1677628845000, 23004.51, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 47, 1677628846000, 23004.34, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 48, 1677628847000, 23004.18, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 49, 1677628848000, 23004.02, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 50, 1677628849000, 23003.86, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 51, 1677628850000, 23003.69, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 52, 1677628851000, 23003.53, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 53, 1677628852000, 23003.37, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 54, 1677628853000, 23003.21, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 55, 1677628854000, 23003.04, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 56, 1677628855000, 23002.88, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 57, 1677628856000, 23002.72, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 58, 1677628857000, 23002.56, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 59, 1677628858000, 23002.39, 0.055905, 1);
INSERT INTO public.ticks VALUES (1, 60, 1677628859000, 23002.23, 0.055935, 1);
INSERT INTO public.ticks VALUES (1, 61, 1677628860000, 23002.36, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 62, 1677628861000, 23002.42, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 63, 1677628862000, 23002.48, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 64, 1677628863000, 23002.53, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 65, 1677628864000, 23002.59, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 66, 1677628865000, 23002.65, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 67, 1677628866000, 23002.71, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 68, 1677628867000, 23002.76, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 69, 1677628868000, 23002.82, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 70, 1677628869000, 23002.88, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 71, 1677628870000, 23002.94, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 72, 1677628871000, 23002.99, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 73, 1677628872000, 23003.05, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 74, 1677628873000, 23003.11, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 75, 1677628874000, 23003.17, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 76, 1677628875000, 23003.22, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 77, 1677628876000, 23003.28, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 78, 1677628877000, 23003.34, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 79, 1677628878000, 23003.40, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 80, 1677628879000, 23003.45, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 81, 1677628880000, 23003.51, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 82, 1677628881000, 23003.10, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 83, 1677628882000, 23002.69, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 84, 1677628883000, 23002.29, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 85, 1677628884000, 23001.88, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 86, 1677628885000, 23001.47, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 87, 1677628886000, 23001.06, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 88, 1677628887000, 23000.65, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 89, 1677628888000, 23000.25, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 90, 1677628889000, 22999.84, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 91, 1677628890000, 22999.43, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 92, 1677628891000, 22999.02, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 93, 1677628892000, 22998.61, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 94, 1677628893000, 22998.21, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 95, 1677628894000, 22997.80, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 96, 1677628895000, 22997.39, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 97, 1677628896000, 22996.98, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 98, 1677628897000, 22996.57, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 99, 1677628898000, 22996.17, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 100, 1677628899000, 22995.76, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 101, 1677628900000, 22995.35, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 102, 1677628901000, 22995.55, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 103, 1677628902000, 22995.76, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 104, 1677628903000, 22995.96, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 105, 1677628904000, 22996.16, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 106, 1677628905000, 22996.36, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 107, 1677628906000, 22996.57, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 108, 1677628907000, 22996.77, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 109, 1677628908000, 22996.97, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 110, 1677628909000, 22997.17, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 111, 1677628910000, 22997.38, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 113, 1677628912000, 22997.78, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 114, 1677628913000, 22997.98, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 115, 1677628914000, 22998.19, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 116, 1677628915000, 22998.39, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 117, 1677628916000, 22998.59, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 118, 1677628917000, 22998.79, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 119, 1677628918000, 22999.00, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 120, 1677628919000, 22999.20, 0.042594, 1);
INSERT INTO public.ticks VALUES (1, 121, 1677628920000, 22998.36, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 122, 1677628921000, 22997.92, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 123, 1677628922000, 22997.48, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 124, 1677628923000, 22997.04, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 125, 1677628924000, 22996.60, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 126, 1677628925000, 22996.16, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 127, 1677628926000, 22995.72, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 128, 1677628927000, 22995.28, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 129, 1677628928000, 22994.84, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 130, 1677628929000, 22994.40, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 133, 1677628932000, 22993.08, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 134, 1677628933000, 22992.64, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 135, 1677628934000, 22992.20, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 136, 1677628935000, 22991.76, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 137, 1677628936000, 22991.32, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 138, 1677628937000, 22990.88, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 139, 1677628938000, 22990.44, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 140, 1677628939000, 22990.00, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 141, 1677628940000, 22989.56, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 142, 1677628941000, 22990.41, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 143, 1677628942000, 22991.26, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 144, 1677628943000, 22992.11, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 145, 1677628944000, 22992.96, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 146, 1677628945000, 22993.82, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 147, 1677628946000, 22994.67, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 148, 1677628947000, 22995.52, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 112, 1677628911000, 22997.58, 0.042543, 1);
INSERT INTO public.ticks VALUES (1, 131, 1677628930000, 22993.96, 0.145131, 1);
INSERT INTO public.ticks VALUES (1, 132, 1677628931000, 22993.52, 0.145131, 1);
INSERT INTO public.used_captchas VALUES ('bb160528146206d1cfbdd298b6fe50b597a1f2d060cc0e5fcb2b4f96070af9d2', 1795919728000);
INSERT INTO public.used_captchas VALUES ('ba4193cb708a08a96a6e1b133ae9b2f4b6fcc5021ca3365df5704b1aac5c57b4', 1795919728000);
INSERT INTO public.users VALUES ('01a22523-bcae-7253-8028-eed0fa5aa2dc', '18339572', 'anna@example.com', NULL, NULL, 'User 9572', '$argon2id$v=19$m=19456,t=2,p=1$/NDGfUwCL9lqQF22KfrIHg$AOEkKmfVaQuz7J0z26+T6OQdhKk+Pccw0PDq4LDgpBU', 'HKG9R3', NULL, 'none', false, 1795919428782);
INSERT INTO public.users VALUES ('01a22523-bdaf-703f-9116-0587bf1ff879', '33312501', 'ben@example.org', NULL, NULL, 'User 2501', '$argon2id$v=19$m=19456,t=2,p=1$43APJQTuu58xAqtCB2QR/w$imU2vxy1ALWttU11fdeWcG5cfr4giwOaGG7k1RV3Dsk', '82R5Z2', NULL, 'none', false, 1795919429039);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.agreements
    ADD CONSTRAINT agreements_pkey PRIMARY KEY (user_id, version);
ALTER TABLE ONLY public.candles
    ADD CONSTRAINT candles_pkey PRIMARY KEY (trade_id, period, "time");
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (destination, purpose);
ALTER TABLE ONLY public.content
    ADD CONSTRAINT content_pkey PRIMARY KEY (id, lang);
ALTER TABLE ONLY public.demo_inbox
    ADD CONSTRAINT demo_inbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (account_id, seq);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (user_id, call, key);
ALTER TABLE ONLY public.login_failures
    ADD CONSTRAINT login_failures_pkey PRIMARY KEY (who);
ALTER TABLE ONLY public.market_feed
    ADD CONSTRAINT market_feed_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migration_lock
    ADD CONSTRAINT migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.option_areas
    ADD CONSTRAINT option_areas_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.option_durations
    ADD CONSTRAINT option_durations_pkey PRIMARY KEY (area_id, seconds);
ALTER TABLE ONLY public.option_orders
    ADD CONSTRAINT option_orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.option_quotes
    ADD CONSTRAINT option_quotes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.ticks
    ADD CONSTRAINT ticks_pkey PRIMARY KEY (trade_id, seq);
ALTER TABLE ONLY public.used_captchas
    ADD CONSTRAINT used_captchas_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_invite_code_key UNIQUE (invite_code);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_uid_key UNIQUE (uid);
CREATE UNIQUE INDEX accounts_house ON public.accounts USING btree (house, currency_id, shard) WHERE (house IS NOT NULL);
CREATE UNIQUE INDEX accounts_user ON public.accounts USING btree (user_id, account_type, currency_id) WHERE (user_id IS NOT NULL);
CREATE INDEX content_list ON public.content USING btree (kind, lang, "position", published_at DESC, id);
CREATE INDEX demo_inbox_browser ON public.demo_inbox USING btree (browser_hash, sent_at);
CREATE INDEX entries_time ON public.entries USING btree (account_id, created_at, seq);
CREATE UNIQUE INDEX entries_tx ON public.entries USING btree (tx_id, line);
CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);
CREATE INDEX option_orders_due ON public.option_orders USING btree (trade_id, settle_at) WHERE (state = 'open'::text);
CREATE INDEX option_orders_user ON public.option_orders USING btree (user_id, id DESC);
CREATE INDEX option_orders_waiting ON public.option_orders USING btree (trade_id, accepted_seq) WHERE (state = 'accepted'::text);
CREATE INDEX option_quotes_order ON public.option_quotes USING btree (order_id);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX ticks_time ON public.ticks USING btree (trade_id, "time" DESC, seq DESC);
CREATE INDEX users_inviter ON public.users USING btree (inviter_id);
CREATE UNIQUE INDEX users_phone ON public.users USING btree (region, phone) WHERE (phone IS NOT NULL);
ALTER TABLE ONLY public.agreements
    ADD CONSTRAINT agreements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.option_durations
    ADD CONSTRAINT option_durations_area_id_fkey FOREIGN KEY (area_id) REFERENCES public.option_areas(id);
ALTER TABLE ONLY public.option_orders
    ADD CONSTRAINT option_orders_area_id_fkey FOREIGN KEY (area_id) REFERENCES public.option_areas(id);
ALTER TABLE ONLY public.option_quotes
    ADD CONSTRAINT option_quotes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.option_orders(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES public.users(id);
