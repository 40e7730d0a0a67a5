/**
 * @generated SignedSource<<bc76bc20723df81a426cd5c1a52a79df>>
 * @relayHash c68930ba8f04cf24d798f7b510801ade
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69b219635de53be52cdae24ab9ff619f08460d828401ebe2c7a992424e47d19d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69b219635de53be52cdae24ab9ff619f08460d828401ebe2c7a992424e47d19d",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
