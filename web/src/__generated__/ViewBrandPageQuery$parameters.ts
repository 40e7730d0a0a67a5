/**
 * @generated SignedSource<<0d9e8c001539566980cffd3875621272>>
 * @relayHash bb030deec62986ff903e842a68d06e1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa021ad5feb7dae559011f92eb8e9f313a94a5d80d35d9a70063ca0d774488b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBrandPageQuery } from './ViewBrandPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa021ad5feb7dae559011f92eb8e9f313a94a5d80d35d9a70063ca0d774488b6",
    "metadata": {},
    "name": "ViewBrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
