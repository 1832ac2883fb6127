import type { Abi, Hex } from 'viem'

/** A token with what the tests need of ERC-20, and a purse that refuses or passes on money. */
const SOURCE = `
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.0;

contract Token {
  uint8 public decimals;
  mapping(address => uint256) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint256 value);
  event Approval(address indexed owner, address indexed spender, uint256 value);

  constructor(uint8 decimals_) {
    decimals = decimals_;
    balanceOf[msg.sender] = type(uint256).max;
  }

  function transfer(address to, uint256 value) public returns (bool) {
    require(balanceOf[msg.sender] >= value, "balance");
    unchecked { balanceOf[msg.sender] -= value; balanceOf[to] += value; }
    emit Transfer(msg.sender, to, value);
    return true;
  }

  function approve(address spender, uint256 value) external returns (bool) {
    emit Approval(msg.sender, spender, value);
    return true;
  }

  function many(address[] calldata to, uint256[] calldata values) external {
    for (uint256 i = 0; i < to.length; i++) transfer(to[i], values[i]);
  }

  function passOn(address payable to) external payable {
    to.transfer(msg.value);
  }

  receive() external payable { revert("refused"); }
}`

interface Output {
  contracts?: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
  errors?: { severity: string; formattedMessage: string }[]
}

/** Compiles the token with the real compiler (about a second). */
export const compileToken = (): { abi: Abi; bytecode: Hex } => {
  const { compile } = jest.requireActual<{ compile: (input: string) => string }>('solc')
  const input = {
    language: 'Solidity',
    sources: { 'Token.sol': { content: SOURCE } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const { contracts, errors = [] } = JSON.parse(compile(JSON.stringify(input))) as Output
  const token = contracts?.['Token.sol']?.Token
  if (!token) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))
  return { abi: token.abi, bytecode: `0x${token.evm.bytecode.object}` }
}
